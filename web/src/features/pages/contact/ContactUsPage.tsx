import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { servedPart } from '#lib/served-part.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import styles from './Contact.module.css'
import { ContactPanel } from './ContactPanel.tsx'
import { contactQuery } from './queries.ts'
import { ServedContactForm } from './ServedContactForm.tsx'

const Locations = servedPart(async () => (await import('./Locations.tsx')).Locations)

/** The form needs nothing of what is loaded: one can write at once. */
export function ContactUsPage() {
  const t = useTexts('pages')
  const { data, error, refetch } = useQuery(contactQuery(useLocale()))
  return (
    <Page>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <div className={styles.columns}>
        <SectionCard title={t('contact.form.title')} screenOnly>
          <ServedContactForm title={t('contact.form.title')} locations={data?.locations ?? []} />
        </SectionCard>
        {data && <ContactPanel contact={data} />}
      </div>
      {data && <Locations contact={data} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
    </Page>
  )
}
