import { useInfiniteQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { LoadMore } from './lists/LoadMore.tsx'
import { OwnLists } from './lists/own/OwnLists.tsx'
import { applicationsQuery } from './queries.ts'

export function OwnApplicationsPage() {
  const t = useTexts('applications')
  const query = useInfiniteQuery(applicationsQuery('own', useLocale()))
  const { data, error, refetch } = query
  return (
    <Page>
      <PageHead title={t('own.title')} lead={t('own.lead')} />
      {data && <OwnLists applications={data.items} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('own.loading')} />}
      <LoadMore query={query} />
    </Page>
  )
}
