import type { PageKey } from '@tandem/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { pageQuery } from './queries.ts'
import { MissingPage } from './static/MissingPage.tsx'
import { PageSkeleton } from './static/PageSkeleton.tsx'
import { PageText } from './static/PageText.tsx'

export const ImprintPage = () => <StaticPage page="imprint" />
export const PrivacyPage = () => <StaticPage page="privacy" />
export const TermsPage = () => <StaticPage page="terms" />
export const AccessibilityPage = () => <StaticPage page="accessibility" />

function StaticPage({ page }: { page: PageKey }) {
  const t = useTexts('common')
  const { data, error, refetch } = useQuery(pageQuery(page, useLocale()))
  usePageTitle(data?.title)
  if (isRefusal(error, 'not_found')) return <MissingPage />

  const title = data?.title ?? t(`footer.${page}`)
  return (
    <Page width="narrow">
      <PageHead title={title} />
      {data ? (
        <PageText body={data.body} updatedAt={data.updatedAt} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}
