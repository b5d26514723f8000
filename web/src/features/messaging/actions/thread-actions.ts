import {
  archiveThread,
  assignThread,
  blockThread,
  listThreadColleagues,
  type ReportKind,
  reportThread,
  type Thread,
} from '@tandem/contract/messaging/threads'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { patchThread, showUnread } from '../list/thread-queries.ts'

export const colleaguesQuery = queryOptions({
  queryKey: ['messaging', 'colleagues'],
  queryFn: ({ signal }) => call(listThreadColleagues, {}, { signal }),
})

/** What these change is shown at once where it is known, and asked for again. A failure stays visible as a notice. */
function useRefresh(threadId: string) {
  const queries = useQueryClient()
  return (change: Partial<Thread>) => {
    patchThread(queries, threadId, change)
    queries.setQueriesData<Thread>(
      { queryKey: ['messaging', 'thread', threadId] },
      (thread) => thread && { ...thread, ...change },
    )
    return queries.invalidateQueries({ queryKey: ['messaging'] })
  }
}

const showFailure = (error: Error) => notify({ type: 'danger', title: failureTextOf(error) })

export function useArchive(threadId: string) {
  const queries = useQueryClient()
  const refresh = useRefresh(threadId)
  return useSingleMutation<number, boolean>({
    mutationFn: (archived) => call(archiveThread, { params: { id: threadId }, body: archived }),
    onSuccess: (unread, archived) => {
      showUnread(queries, unread)
      void refresh({ archived })
    },
    onError: showFailure,
  })
}

export function useBlock(threadId: string) {
  const refresh = useRefresh(threadId)
  return useSingleMutation<Thread, boolean>({
    mutationFn: (blocked) => call(blockThread, { params: { id: threadId }, body: blocked }),
    onSuccess: ({ blocked, archived }) => void refresh({ blocked, archived }),
    onError: showFailure,
  })
}

/** Says that it is done: the button may go with it. */
export function useUnblock({ id, counterpart: { name } }: Thread, onDone?: () => void) {
  const t = useTexts('messaging')
  const { mutate, isPending } = useBlock(id)
  const onSuccess = () => {
    notify({ type: 'success', title: t('block.undone', { name }) })
    onDone?.()
  }
  return { isPending, unblock: () => mutate(false, { onSuccess }) }
}

/** Of two at once the first wins; the other one sees whose it is now. */
export function useAssign({ id, revision }: Thread) {
  const queries = useQueryClient()
  const refresh = useRefresh(id)
  return useSingleMutation<Thread, string | null>({
    mutationFn: (handlerId) => call(assignThread, { params: { id }, body: { handlerId, revision } }),
    onSuccess: ({ handler, revision }) => void refresh({ handler, revision }),
    onError: (error) => {
      showFailure(error)
      void queries.invalidateQueries({ queryKey: ['messaging'] })
    },
  })
}

type Report = { kind: ReportKind; reason: string }

export function useReport(threadId: string) {
  return useSingleMutation<boolean, Report>({
    mutationFn: (body) => call(reportThread, { params: { id: threadId }, body }),
  })
}
