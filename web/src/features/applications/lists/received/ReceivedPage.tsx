import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationsQuery, type LoadedApplications, useLoadAll } from '#features/applications/queries.ts'
import { standingOf } from '#features/applications/stage/standing.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useCompared, useFocusOnComparison } from '#lib/navigation/useCompared.ts'
import { useReturnToCard } from '#lib/navigation/useReturnToCard.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { LoadMore } from '../LoadMore.tsx'
import { BoardSkeleton } from './board/BoardSkeleton.tsx'
import { Comparison } from './comparison/Comparison.tsx'
import { offersOf } from './filters/filter-received.ts'
import { useReceivedView } from './filters/useReceivedView.ts'
import { Received } from './Received.tsx'
import { ListSkeleton } from './table/ListSkeleton.tsx'

export function ReceivedPage() {
  const { ids } = useCompared()
  useFocusOnComparison(ids !== null)
  return ids ? <Comparison ids={ids} /> : <ReceivedList />
}

function ReceivedList() {
  const t = useTexts('applications')
  const { view, change } = useReceivedView()
  const query = useInfiniteQuery(applicationsQuery('received', useLocale()))
  useLoadAll(query)
  const { data, error, refetch, isFetchNextPageError } = query
  // Once it is there it stays, and the focus with it.
  const [hasFailed, setFailed] = useState(false)
  if (isFetchNextPageError && !hasFailed) setFailed(true)
  const counts = useCounts(data)
  useReturnToCard('received', data !== undefined)
  return (
    <Page width="wide">
      <PageHead
        title={t('received.title')}
        // A space that does not break keeps its line while it loads.
        lead={data ? counts : '\u00a0'}
        actions={
          <Segmented
            label={t('received.view')}
            value={view}
            onChange={(next) => change({ view: next })}
            options={[
              { value: 'board', label: t('received.board'), icon: IconLayoutKanban },
              { value: 'list', label: t('received.list'), icon: IconList },
            ]}
          />
        }
      />
      {data && <Received applications={data.items} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && (view === 'list' ? <ListSkeleton /> : <BoardSkeleton />)}
      {hasFailed && <LoadMore query={query} />}
    </Page>
  )
}

/**
 * "20 Bewerbungen auf 3 Angebote, 4 davon neu"; before all are loaded, how many are. New is what nobody has opened yet,
 * as on the dashboard; the board's first column also has what was viewed.
 */
function useCounts(data: LoadedApplications | undefined): string | undefined {
  const t = useTexts('applications')
  if (!data || data.total === 0) return undefined
  const { items, total } = data
  const applications = t('received.applications', { count: total })
  if (items.length < total) return [applications, t('more.loaded', { count: items.length, total })].join(', ')
  const offers = offersOf(items).length
  const fresh = items.filter((each) => standingOf(each) === 'received').length
  const toOffers = offers > 0 && t('received.toOffers', { count: offers })
  const newOnes = fresh > 0 && t('received.newOnes', { count: fresh })
  return [[applications, toOffers].filter(Boolean).join(' '), newOnes].filter(Boolean).join(', ')
}
