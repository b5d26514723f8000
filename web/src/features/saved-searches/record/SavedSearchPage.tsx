import { requestIdOf } from '#lib/api/request-id.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { useSavedSearches } from '../state/queries.ts'
import type { Sought } from '../state/saved-search.ts'
import { PatternMissing } from './SavedSearchMissing.tsx'
import { PatternRecord } from './SavedSearchRecord.tsx'

/** One saved search with all that it finds now. */
export function PatternPage({ sought, id }: { sought: Sought; id: string }) {
  const t = useTexts('patterns')
  const common = useTexts('common')
  const { data: all, error, refetch } = useSavedSearches(sought)
  const saved = all?.find((each) => each.id === id)
  const requestId = requestIdOf(error)
  usePageTitle(saved?.name)
  return (
    <Page>
      {saved ? (
        <PatternRecord saved={saved} />
      ) : all ? (
        <PatternMissing />
      ) : error ? (
        <ErrorState
          level={1}
          title={common('error.load')}
          onRetry={() => void refetch()}
          detail={requestId && common('error.requestId', { id: requestId })}
        />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('record.one')}</h1>
          <Loading label={t('record.loading')} />
        </>
      )}
    </Page>
  )
}
