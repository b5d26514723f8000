import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { LoadMore } from './lists/LoadMore.tsx'
import { BoardSkeleton } from './lists/received/board/BoardSkeleton.tsx'
import { Received } from './lists/received/Received.tsx'
import { useCounts } from './lists/received/useCounts.ts'
import { useReceivedView } from './lists/received/useReceivedView.ts'
import { applicationsQuery } from './queries.ts'

export function ReceivedPage() {
  const t = useTexts('applications')
  const { view, change } = useReceivedView()
  const query = useInfiniteQuery(applicationsQuery('received', useLocale()))
  const { data, error, refetch } = query
  const counts = useCounts(data)
  return (
    <Page width="wide">
      <PageHead
        title={t('received.title')}
        lead={counts}
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
      {!data && !error && <BoardSkeleton />}
      <LoadMore query={query} />
    </Page>
  )
}
