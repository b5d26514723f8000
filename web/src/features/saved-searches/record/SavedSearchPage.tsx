import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { SavedSearchMissing } from '../parts/SavedSearchMissing.tsx'
import { useSavedSearches } from '../state/queries.ts'
import type { SavedSearchGroup } from '../state/saved-search.ts'
import { SavedSearchRecord } from './SavedSearchRecord.tsx'

/** One saved search with all that it finds now. */
export function SavedSearchPage({ group, id }: { group: SavedSearchGroup; id: string }) {
  const t = useTexts('savedSearches')
  const { data: all, error, refetch } = useSavedSearches(group)
  const saved = all?.find((each) => each.id === id)
  usePageTitle(saved?.name)
  return (
    <Page>
      {saved ? (
        <SavedSearchRecord saved={saved} />
      ) : all ? (
        <SavedSearchMissing title={t('record.missing')} text={t('record.missingText')} action={t('all')} />
      ) : error ? (
        <ErrorState level={1} onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t('record.one')}</h1>
          <Loading label={t('record.loading')} />
        </>
      )}
    </Page>
  )
}
