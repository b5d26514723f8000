import type { Conversation } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { threadQuery } from './queries.ts'

/** The id of the conversation about an application; null where none has begun. */
export const applicationThreadQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['messaging', 'threads', 'application', applicationId],
    queryFn: ({ signal }) => call(listThreads, { query: { applicationId } }, { signal }),
    select: ([thread]) => thread?.id ?? null,
  })

/** The conversation about an application with its newest messages, once it has begun. */
export function useApplicationThread(applicationId: string, { enabled = true } = {}) {
  const found = useQuery({ ...applicationThreadQuery(applicationId), enabled })
  const threadId = found.data ?? null
  const { data, isPending, isFetchedAfterMount, error, refetch } = useQuery({
    ...threadQuery(threadId ?? '', useLocale()),
    enabled: enabled && threadId !== null,
  })
  const thread = threadId === null ? undefined : data
  return {
    thread,
    isPending: found.isPending || (threadId !== null && isPending),
    /** Asked for since it was opened, not only remembered. */
    arrived: isFetchedAfterMount,
    /** Without it nobody knows whether there is one. */
    error: found.error ?? error,
    refetch: () => void (found.error ? found.refetch() : refetch()),
  }
}

/** The files that one side has sent after an instant, as far as the newest messages reach. */
export const filesSince = (thread: Conversation | undefined, since: string, by: { own: boolean }) =>
  (thread?.messages ?? [])
    .filter(({ own, sentAt }) => own === by.own && sentAt > since)
    .flatMap(({ attachments }) => attachments)
    .filter(({ check }) => check !== 'infected')
