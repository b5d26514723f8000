import type { Locale } from '@tandem/contract/common'
import {
  addThreadNote,
  type Conversation,
  deleteThreadNote,
  getThread,
  markThreadRead,
  respond,
} from '@tandem/contract/messaging'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { patchThread, showUnread } from '../list/thread-queries.ts'
import { startUploads, takeFiles } from '../write/files/message-files.ts'
import { markFailed, markSending, markSent, type WrittenMessage } from '../write/unsent.ts'
import { withEarlier, withNewest } from './join-pages.ts'

const threadKey = (id: string, locale: Locale) => ['messaging', 'thread', id, locale]

/** The newest messages, and what was loaded before them. */
export const threadQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: threadKey(id, locale),
    queryFn: async ({ signal, client }) => {
      const page = await call(getThread, { params: { id }, query: {} }, { signal })
      return withNewest(client.getQueryData<Conversation>(threadKey(id, locale)), page)
    },
    // The virus scanner tells only who has sent a file.
    refetchInterval: ({ state }) => (holdsUnchecked(state.data) ? 5000 : false),
  })

const holdsUnchecked = (thread: Conversation | undefined): boolean =>
  thread?.messages.some(({ attachments }) => attachments.some(({ check }) => check === 'waiting')) ?? false

/** Loads the page before the first message that is there. */
export function useEarlier(threadId: string) {
  const queries = useQueryClient()
  const key = threadKey(threadId, useLocale())
  return useMutation({
    mutationFn: async () => {
      const before = queries.getQueryData<Conversation>(key)?.messages[0]?.id
      if (!before) return 0
      const page = await call(getThread, { params: { id: threadId }, query: { before } })
      queries.setQueryData<Conversation>(key, (known) => known && withEarlier(known, page, before))
      return page.messages.length
    },
  })
}

export function useAddNote(threadId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ text, idempotencyKey }: { text: string; idempotencyKey: string }) =>
      call(addThreadNote, { params: { id: threadId }, body: { text } }, { idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messaging', 'thread', threadId] }),
  })
}

export function useDeleteNote(threadId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteThreadNote, { params: { id } }),
    // A note that was there before the newest page would stay.
    onSuccess: (_, id) => {
      queries.setQueriesData<Conversation>(
        { queryKey: ['messaging', 'thread', threadId] },
        (thread) => thread && { ...thread, notes: thread.notes.filter((note) => note.id !== id) },
      )
    },
  })
}

/** The badge sinks with the answer; it need not wait for the lists to load again. */
export function useMarkRead(threadId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(markThreadRead, { params: { id: threadId } }),
    onSuccess: (count) => {
      showUnread(queries, count)
      patchThread(queries, threadId, { unreadMessages: 0 })
      queries.setQueriesData<Conversation>(
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
      const again = () => queries.invalidateQueries({ queryKey: ['messaging', 'thread', threadId] })
      startUploads(id, takeFiles(key), again)
      return queries.invalidateQueries({ queryKey: ['messaging'] })
    },
    onError: (error, { key }) => {
      markFailed(key, refusalOf(error))
      // The thread then says why nobody can be written to.
      if (isRefusal(error, 'recipient_unavailable'))
        void queries.invalidateQueries({ queryKey: ['messaging', 'thread', threadId] })
    },
  })
}
