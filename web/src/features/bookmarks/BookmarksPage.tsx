import { type BookmarkSharing, bookmarkCategories, type WatchList } from '@tandem/contract/bookmarks'
import { paths } from '@tandem/contract/paths'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useReturnToCard } from '#lib/navigation/useReturnToCard.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Pagination } from '#ui/nav/pagination/Pagination.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './list/Columns.module.css'
import { Columns } from './list/Columns.tsx'
import { EmptyWatchList } from './list/EmptyWatchList.tsx'
import { LeaveGuard } from './list/LeaveGuard.tsx'
import { WatchListHead } from './list/WatchListHead.tsx'
import { ShareButton, TeamLists, useSharing } from './sharing/Sharing.tsx'
import { type WatchListView, watchListQuery } from './state/queries.ts'
import { useWatchListView } from './state/useWatchListView.ts'

/** What one has marked, by what one thinks of it. */
export function BookmarksPage() {
  const { view } = useWatchListView()
  if (!view) {
    return (
      <Page>
        <Failed isMissing />
      </Page>
    )
  }
  return <WatchListPage view={view} />
}

function WatchListPage({ view }: { view: WatchListView }) {
  const t = useTexts('bookmarks')
  const sharing = useSharing()
  const { data, error, refetch } = useQuery({
    ...watchListQuery(view, useLocale()),
    placeholderData: keepPreviousData,
  })
  const list = error ? undefined : data
  const lead = useLead(list, sharing)
  return (
    <Page>
      <PageHead
        title={t('title')}
        lead={lead}
        actions={sharing && !view.of && <ShareButton sharing={sharing} />}
      />
      <Stack gap={5}>
        {sharing && <TeamLists sharing={sharing} of={view.of} />}
        {list ? (
          <WatchListBody list={list} view={view} />
        ) : error ? (
          <Failed {...failureOf(error)} onRetry={() => void refetch()} />
        ) : (
          <WatchListSkeleton />
        )}
      </Stack>
    </Page>
  )
}

function WatchListBody({ list, view }: { list: WatchList; view: WatchListView }) {
  const t = useTexts('bookmarks')
  const { addressOf } = useWatchListView()
  useReturnToCard('bookmarks', true)
  if (view.page > list.pages) return <Navigate replace to={addressOf({ ...view, page: list.pages })} />
  const toAll = addressOf({ type: 'all', of: view.of })
  if (list.types.all === 0) return <EmptyWatchList list={list} toAll={toAll} />
  return (
    <LeaveGuard>
      <Stack gap={5}>
        <WatchListHead list={list} view={view} />
        {list.types[view.type] === 0 ? (
          <EmptyWatchList list={list} toAll={toAll} />
        ) : (
          <Columns key={addressOf(view)} list={list} />
        )}
        <Pagination
          label={t('pages')}
          page={view.page}
          pages={list.pages}
          to={(page) => addressOf({ ...view, page })}
        />
      </Stack>
    </LeaveGuard>
  )
}

/** How many there are, and who sees them. */
function useLead(list: WatchList | undefined, sharing: BookmarkSharing | undefined): string {
  const t = useTexts('bookmarks')
  if (!list) return t('lead.empty')
  const count = list.types.all
  if (list.owner) return t('lead.colleague', { count, name: list.owner.name })
  if (count === 0) return t('lead.empty')
  if (sharing?.mode === 'records' || sharing?.mode === 'comments') return t(`lead.${sharing.mode}`, { count })
  return t('lead.private', { count })
}

type FailedProps = { isMissing: boolean; requestId?: string; onRetry?: () => void }

function Failed(props: FailedProps) {
  const t = useTexts('bookmarks')
  const to = useTo()
  return (
    <RecordErrorState
      {...props}
      title={t('missing.title')}
      text={t('missing.text')}
      action={<ButtonLink to={to(paths.bookmarks())}>{t('missing.back')}</ButtonLink>}
    />
  )
}

/** Three heads with two cards each. */
function WatchListSkeleton() {
  const t = useTexts('bookmarks')
  return (
    <LoadingArea label={t('loading')}>
      <div className={styles.columns}>
        {bookmarkCategories.map((category) => (
          <Stack key={category} gap={3}>
            <Skeleton width="100%" height="46px" />
            <Skeleton width="100%" height="190px" />
            <Skeleton width="100%" height="190px" />
          </Stack>
        ))}
      </div>
    </LoadingArea>
  )
}
