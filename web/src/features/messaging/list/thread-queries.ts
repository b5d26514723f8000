import type { Locale } from '@tandem/contract/common'
import {
  countUnread,
  type FoundThread,
  listThreads,
  threadsPerPage,
} from '@tandem/contract/messaging/threads'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseInfiniteQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { call } from '#lib/api/call.ts'
import { useAccount } from '#lib/session/session-store.ts'
import type { ThreadView } from './useThreadView.ts'

export type LoadedThreads = UseInfiniteQueryResult<FoundThread[]>

/** The list before stays while the next one loads. A search in the inbox looks everywhere. */
export const threadListQuery = ({ box, text, unread, mine }: ThreadView, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['messaging', 'threads', 'list', { box, text, unread, mine }, locale],
    queryFn: ({ pageParam, signal }) => {
      const where = text && box === 'inbox' ? {} : { box }
      const only = { ...(unread && { unread: '1' as const }), ...(mine && { mine: '1' as const }) }
      return call(listThreads, { query: { ...where, ...only, text, ...pageParam } }, { signal })
    },
    initialPageParam: {} as { before?: string; beforeId?: string },
    getNextPageParam: (page) => {
      const last = page.at(-1)
      if (page.length < threadsPerPage || !last) return undefined
      return { before: last.lastMessageDateTime, beforeId: last.id }
    },
    placeholderData: keepPreviousData,
  })

/** The newest in the inbox, or of all boxes. */
export const newestThreadsQuery = (limit: number, locale: Locale, box?: 'inbox') =>
  queryOptions({
    queryKey: ['messaging', 'threads', 'newest', limit, box, locale],
    queryFn: ({ signal }) => call(listThreads, { query: { ...(box && { box }), limit } }, { signal }),
  })

export const blockedThreadsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['messaging', 'threads', 'blocked', locale],
    queryFn: ({ signal }) => call(listThreads, { query: { box: 'blocked', limit: 100 } }, { signal }),
  })

const unreadKey = ['messaging', 'unread']

/** Unread messages over all threads that are not archived; 0 for visitors. */
export function useUnreadCount(): number {
  const account = useAccount()
  const enabled = account !== null && !account.secondFactorMissing && !account.onBehalf
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(countUnread, {}, { signal })
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const refresh = useEffectEvent(() => {
    if (enabled) void queries.prefetchQuery({ queryKey: unreadKey, queryFn })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation (specification, section 2)
  useEffect(() => refresh(), [pathname])
  return useQuery({ queryKey: unreadKey, queryFn, enabled }).data ?? 0
}

/** What an answer says is shown at once; the lists need not load again for it. */
export function showUnread(queries: QueryClient, count: number): void {
  queries.setQueryData(unreadKey, count)
}

/** Shows a change of one thread in all lists that are loaded. */
export function patchThread(queries: QueryClient, threadId: string, change: Partial<FoundThread>): void {
  const patch = (threads: FoundThread[]) =>
    threads.map((thread) => (thread.id === threadId ? { ...thread, ...change } : thread))
  queries.setQueriesData<InfiniteData<FoundThread[]>>(
    { queryKey: ['messaging', 'threads', 'list'] },
    (data) => data && { ...data, pages: data.pages.map(patch) },
  )
  queries.setQueriesData<FoundThread[]>(
    { queryKey: ['messaging', 'threads', 'newest'] },
    (threads) => threads && patch(threads),
  )
}
