import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { servedPart } from '#lib/served-part.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import styles from './Contact.module.css'
import { ContactPanel } from './ContactPanel.tsx'
import { contactQuery } from './queries.ts'
import { ServedContactForm } from './ServedContactForm.tsx'

const Missing = servedPart(async () => (await import('../static/Missing.tsx')).Missing)
const Locations = servedPart(async () => (await import('./Locations.tsx')).Locations)

/**
 * Also with a location chosen, which has an address of its own: one page, so that what is typed stays. The form needs
 * nothing of what is loaded: one can write at once.
 */
export function ContactUsPage() {
  const t = useTexts('pages')
  const { locationId } = useParams()
  const { data, error, refetch } = useQuery(contactQuery(useLocale()))
  const chosen = data?.locations.find(({ id }) => id === locationId)
  usePageTitle(chosen?.name)
  if (data && locationId && !chosen) return <Missing />
  const title = t('contact.title')
  return (
    <Page>
      <PageHead title={chosen ? `${title}: ${chosen.name}` : title} lead={t('contact.lead')} />
      <div className={styles.columns}>
        <SectionCard title={t('contact.form.title')} screenOnly>
          <ServedContactForm
            title={t('contact.form.title')}
            locations={data?.locations}
            chosenId={locationId}
          />
        </SectionCard>
        {data && <ContactPanel contact={data} />}
      </div>
      {data && <Locations contact={data} chosenId={locationId} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
    </Page>
  )
}
