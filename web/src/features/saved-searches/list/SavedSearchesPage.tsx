import { requestIdOf } from '#lib/api/request-id.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useSavedSearches } from '../state/queries.ts'
import type { Sought } from '../state/saved-search.ts'
import { NoPatterns } from './NoSavedSearches.tsx'
import { PatternList } from './SavedSearchList.tsx'

/** All own saved searches. */
export function PatternsPage({ sought }: { sought: Sought }) {
  const t = useTexts('patterns')
  const common = useTexts('common')
  const { data: all, error, refetch } = useSavedSearches(sought)
  const id = requestIdOf(error)
  return (
    <Page>
      <PageHead title={t('list.title')} lead={t(`list.lead.${sought}`)} />
      {all ? (
        all.length > 0 ? (
          <PatternList all={all} />
        ) : (
          <NoPatterns sought={sought} />
        )
      ) : error ? (
        <ErrorState
          title={common('error.load')}
          onRetry={() => void refetch()}
          detail={id && common('error.requestId', { id })}
        />
      ) : (
        <SkeletonList label={t('list.loading')} tile={false} />
      )}
    </Page>
  )
}
