import { type Bookmark, removeBookmark, saveBookmark, type WatchList } from '@tandem/contract/bookmarks'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { currentAccount, useAccount } from '#lib/session/session-store.ts'
import { type Changes, changeWatchList, takeBackChange } from './change-watch-list.ts'
import { isMarkOn, type Mark, marksQuery, watchListKey } from './queries.ts'

/** The own bookmark on a record; null without one, and undefined while that is not known. */
export function useBookmark({ recordType, recordId }: Mark): Bookmark | null | undefined {
  const account = useAccount()
  const { data } = useQuery({
    ...marksQuery(account?.id ?? ''),
    enabled: account !== null && !account.secondFactorMissing,
    select: (marks) => marks.find(isMarkOn({ recordType, recordId })) ?? null,
  })
  return data
}

/** `changes` null removes the bookmark; a notice then offers to put it back as it was, unless that is final. */
type Change = {
  mark: Mark
  name: string
  changes: Changes | null
  isFinal?: boolean
  /** The caller shows what failed; there is no notice then. */
  showsFailure?: boolean
}

const mutationKey = ['bookmarks']

/** Shown at once, and taken back if it fails. */
export function useChangeBookmark() {
  const t = useTexts('bookmarks')
  const queries = useQueryClient()
  const { mutate, mutateAsync } = useMutation({
    mutationKey,
    // One after the other, so that the last click is what stays.
    scope: { id: 'bookmarks' },
    mutationFn: send,
    onMutate: (change: Change) => show(queries, change),
    onError: (error, { name, changes, showsFailure }, undo) => {
      undo?.()
      if (showsFailure) return
      const title = t(changes ? 'failed.save' : 'failed.remove', { name })
      notify({ type: 'danger', title, desc: failureTextOf(error) })
    },
    onSuccess: ({ removed }, { mark, name, isFinal }) => {
      if (!removed) return
      const { category, comment, notifyFree } = removed
      const putBack = () => mutate({ mark, name, changes: { category, comment, notifyFree } })
      const action = { label: t('undo'), onSelect: putBack }
      notify({ type: 'success', title: t('removed', { name }), ...(!isFinal && { action }) })
    },
    onSettled: () => {
      // Another one is on its way: what the server says now would undo what it shows.
      if (queries.isMutating({ mutationKey }) > 1) return
      for (const queryKey of [mutationKey, ['dashboard'], ['matching', 'fresh'], ['search', 'suggestions']]) {
        void queries.invalidateQueries({ queryKey })
      }
    },
  })
  return { change: mutate, changeAsync: mutateAsync }
}

type Sent = { saved: Bookmark | null; removed: Bookmark | null }

async function send({ mark: { recordType, recordId }, changes }: Change): Promise<Sent> {
  if (changes === null) {
    const { removed } = await call(removeBookmark, { params: { type: recordType, id: recordId } })
    return { saved: null, removed }
  }
  return { saved: await call(saveBookmark, { body: { recordType, recordId, ...changes } }), removed: null }
}

/** In all lists that are known. Answers what takes it back. */
async function show(queries: QueryClient, { mark, changes }: Change): Promise<() => void> {
  // An answer that is on its way would undo it.
  await queries.cancelQueries({ queryKey: ['bookmarks'] })
  const { queryKey } = marksQuery(currentAccount()?.id ?? '')
  const known = queries.getQueryData(queryKey)
  const before = known?.find(isMarkOn(mark))
  const lists = queries.getQueriesData<WatchList>({ queryKey: watchListKey })
  // Before they have loaded, none is known: a second tap takes back the first. They load once it is done.
  queries.setQueryData(queryKey, changeMarks(known ?? [], mark, changes))
  for (const [key, list] of lists) if (list) queries.setQueryData(key, changeWatchList(list, mark, changes))
  return () => {
    if (!known) queries.getQueryCache().find({ queryKey, exact: true })?.reset()
    // Others may have been changed since.
    else queries.setQueryData(queryKey, (now) => now && [...(before ? [before] : []), ...without(now, mark)])
    for (const [key, list] of lists) {
      if (list) queries.setQueryData<WatchList>(key, (now) => now && takeBackChange(now, list, mark))
    }
  }
}

function changeMarks(marks: Bookmark[], mark: Mark, changes: Changes | null): Bookmark[] {
  const others = without(marks, mark)
  if (changes === null) return others
  const { recordType, recordId } = mark
  const createdAt = new Date().toISOString()
  const fresh: Bookmark = {
    ...{ recordType, recordId, category: 'neutral', comment: '', notifyFree: false, createdAt },
  }
  return [{ ...fresh, ...marks.find(isMarkOn(mark)), ...changes }, ...others]
}

const without = (marks: Bookmark[], mark: Mark): Bookmark[] => marks.filter((each) => !isMarkOn(mark)(each))
