import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useSavedSearches } from '../state/queries.ts'
import type { SavedSearchGroup } from '../state/saved-search.ts'
import { NoSavedSearches } from './NoSavedSearches.tsx'
import { SavedSearchList } from './SavedSearchList.tsx'

/** All own saved searches. */
export function SavedSearchesPage({ group }: { group: SavedSearchGroup }) {
  const t = useTexts('savedSearches')
  const { data: all, error, refetch } = useSavedSearches(group)
  return (
    <Page>
      <PageHead title={t('list.title')} lead={t(`list.lead.${group}`)} />
      {all ? (
        all.length > 0 ? (
          <SavedSearchList all={all} />
        ) : (
          <NoSavedSearches group={group} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <SkeletonList label={t('list.loading')} tile={false} />
      )}
    </Page>
  )
}
