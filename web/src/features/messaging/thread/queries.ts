import type { Locale } from '@tandem/contract/common'
import {
  addThreadNote,
  type Conversation,
  deleteThreadNote,
  getThread,
  listHits,
  markThreadRead,
  respond,
} from '@tandem/contract/messaging'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { patchThread, showUnread } from '../list/thread-queries.ts'
import { startUploads, takeFiles } from '../write/files/message-files.ts'
import { markFailed, markSending, markSent, type WrittenMessage } from '../write/unsent.ts'
import { withAgain, withEarlier, withLater, withNewest } from './join-pages.ts'

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

const aroundKey = (id: string, locale: Locale, hit: string) => [...threadKey(id, locale), 'around', hit]

/** A message that is not among the newest, and what was loaded before and after it. */
const aroundQuery = (id: string, locale: Locale, hit: string) =>
  queryOptions({
    queryKey: aroundKey(id, locale, hit),
    queryFn: async ({ signal, client }) => {
      const page = await call(getThread, { params: { id }, query: { around: hit } }, { signal })
      const around = withAgain(client.getQueryData<Conversation>(aroundKey(id, locale, hit)), page)
      if (!around.hasLater) client.setQueryData<Conversation>(threadKey(id, locale), around)
      return around
    },
  })

/**
 * A thread with its newest messages; where they do not hold the hit of a search, with those around it, until so many
 * are loaded that both are one. A hit that is not there is left out.
 */
export function useThread(threadId: string, hit: string | null) {
  const locale = useLocale()
  const newest = useQuery(threadQuery(threadId, locale))
  const isFurtherUp = hit !== null && newest.data?.messages.some(({ id }) => id === hit) === false
  const around = useQuery({ ...aroundQuery(threadId, locale, hit ?? ''), enabled: isFurtherUp })
  const isAround = isFurtherUp && !failureOf(around.error).isMissing
  return { ...(isAround ? around : newest), around: isAround ? hit : null }
}

/** The messages of a thread that hold a word of the text, the newest first. */
export const hitsQuery = (id: string, text: string) =>
  queryOptions({
    queryKey: ['messaging', 'hits', id, text],
    queryFn: ({ signal }) => call(listHits, { params: { id }, query: { text } }, { signal }),
  })

/** Loads the page before the first message that is there. */
export function useEarlier(threadId: string, around: string | null) {
  const queries = useQueryClient()
  const locale = useLocale()
  const key = around ? aroundKey(threadId, locale, around) : threadKey(threadId, locale)
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

/** Loads the page after the last message around a hit; the last one leads over to the thread as it is now. */
export function useLater(threadId: string, around: string | null) {
  const queries = useQueryClient()
  const locale = useLocale()
  return useMutation({
    mutationFn: async () => {
      const key = aroundKey(threadId, locale, around ?? '')
      const after = queries.getQueryData<Conversation>(key)?.messages.at(-1)?.id
      if (!after) return 0
      const page = await call(getThread, { params: { id: threadId }, query: { after } })
      const joined = queries.setQueryData<Conversation>(
        key,
        (known) => known && withLater(known, page, after),
      )
      if (joined?.hasLater === false) queries.setQueryData(threadKey(threadId, locale), joined)
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
