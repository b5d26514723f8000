import type { Locale } from '@tandem/contract/common'
import { getThread, markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { patchThread, showUnread } from './list/thread-queries.ts'
import { markFailed, markSending, markSent, type WrittenMessage } from './write/unsent.ts'

export const threadQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['messaging', 'thread', id, locale],
    queryFn: ({ signal }) => call(getThread, { params: { id } }, { signal }),
  })

/** The badge sinks with the answer; it need not wait for the lists to load again. */
export function useMarkRead(threadId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(markThreadRead, { params: { id: threadId } }),
    onSuccess: (count) => {
      showUnread(queries, count)
      patchThread(queries, threadId, { unreadMessages: 0 })
      queries.setQueriesData<Thread>(
        { queryKey: ['messaging', 'thread', threadId] },
        (thread) => thread && { ...thread, unreadMessages: 0 },
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
