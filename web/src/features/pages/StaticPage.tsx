import type { PageKey } from '@tandem/contract/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { ServedContactForm } from './contact/ServedContactForm.tsx'
import { pageQuery } from './queries.ts'
import styles from './StaticPage.module.css'
import { Missing } from './static/Missing.tsx'
import { PageSkeleton } from './static/PageSkeleton.tsx'
import { ServedMarkdown } from './static/ServedMarkdown.tsx'

export const ImprintPage = () => <StaticPage page="imprint" />
export const PrivacyPage = () => <StaticPage page="privacy" />
export const TermsPage = () => <StaticPage page="terms" />
export const AccessibilityPage = () => (
  <StaticPage page="accessibility">
    <BarrierForm />
  </StaticPage>
)

function StaticPage({ page, children }: { page: PageKey; children?: ReactNode }) {
  const t = useTexts('common')
  const { data, error, refetch } = useQuery(pageQuery(page, useLocale()))
  usePageTitle(data?.title)
  if (isRefusal(error, 'not_found')) return <Missing />

  const title = data?.title ?? t(`footer.${page}`)
  return (
    <Page width="narrow">
      <PageHead title={title} />
      {data ? (
        <>
          <PageText body={data.body} updatedAt={data.updatedAt} />
          {children}
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

/** BITV asks for a way to report barriers from within the statement. */
function BarrierForm() {
  const t = useTexts('pages')
  const title = t('contact.form.barrier')
  return (
    <section id="barriere" className={styles.form}>
      <SectionCard title={title} screenOnly>
        <ServedContactForm title={title} topic="accessibility" />
      </SectionCard>
    </section>
  )
}

function PageText({ body, updatedAt }: { body: string; updatedAt: string }) {
  const t = useTexts('pages')
  const { day } = useFormats()
  return (
    <Stack gap={4}>
      <ServedMarkdown>{body}</ServedMarkdown>
      <Text size="small" muted>
        {t('static.updated', { day: day(updatedAt) })}
      </Text>
    </Stack>
  )
}
