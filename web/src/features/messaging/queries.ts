import type { Locale } from '@tandem/contract/common'
import { getThread, markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import { listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useAccount, useSignedIn } from '#lib/session/session-store.ts'
import { markFailed, markSending, markSent, type WrittenMessage } from './write/unsent.ts'

export const threadsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['messaging', 'threads', locale],
    queryFn: ({ signal }) => call(listThreads, {}, { signal }),
  })

export const threadQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['messaging', 'thread', id, locale],
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
  })

/** Unread messages over all threads; 0 for visitors. */
export function useUnreadCount(): number {
  const account = useAccount()
  const enabled = account !== null && !account.secondFactorMissing
  const query = { ...threadsQuery(useLocale()), enabled, select: countUnread }
  return useQuery(query).data ?? 0
}

const countUnread = (threads: Thread[]) =>
  threads.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)

/** The badge sinks with the answer; it need not wait for the lists to load again. */
export function useMarkRead(threadId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(markThreadRead, { params: { id: threadId } }),
    onSuccess: () => {
      const read = <T extends Thread>(thread: T): T =>
        thread.id === threadId ? { ...thread, unreadMessages: 0 } : thread
      queries.setQueriesData<Thread[]>({ queryKey: ['messaging', 'threads'] }, (threads) =>
        threads?.map(read),
      )
      queries.setQueriesData<Thread>(
        { queryKey: ['messaging', 'thread', threadId] },
        (thread) => thread && read(thread),
      )
    },
  })
}

/** Sends in the order written. A message is kept, with its text, until the server has it. */
export function useSendMessage(threadId: string) {
  const queries = useQueryClient()
  const { id: accountId } = useSignedIn()
  return useMutation({
    scope: { id: `messaging-${threadId}` },
    mutationFn: ({ key, text }: WrittenMessage) =>
      call(respond, { body: { threadId, message: text } }, { idempotencyKey: key }),
    onMutate: (writing) => markSending({ ...writing, accountId, threadId }),
    onSuccess: ({ id }, { key }) => {
      markSent(key, id)
      return queries.invalidateQueries({ queryKey: ['messaging'] })
    },
    onError: (error, { key }) => markFailed(key, refusalOf(error)),
  })
}

type NewThread = {
  /** A participant: an applicant, or a person of an organisation. */
  recipientId: string
  subject: string
  message: string
  applicationId?: string
  idempotencyKey: string
}

/** Begins a thread; one about an application goes on where it stands. */
export function useStartThread() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ recipientId, idempotencyKey, ...body }: NewThread) =>
      call(startThread, { params: { id: recipientId }, body }, { idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messaging'] }),
  })
}
