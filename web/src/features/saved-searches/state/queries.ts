import { getSubscriptions } from '@tandem/contract/accounts/own-account'
import type { Locale } from '@tandem/contract/common'
import type { AccountType, CallOutput } from '@tandem/contract/endpoint'
import { changeUnsubscription, previewSavedSearch, readUnsubscription } from '@tandem/contract/saved-searches'
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { groupOf, type SavedSearch, type SavedSearchGroup, type SearchContent } from './saved-search.ts'
import {
  createSavedSearch,
  currentSavedSearch,
  getSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  type SavedSearchChange,
  updateSavedSearch,
} from './saved-search-calls.ts'

const root = ['saved-searches']

export const savedSearchesQuery = (group: SavedSearchGroup) =>
  queryOptions({
    queryKey: [...root, 'list', group],
    queryFn: ({ signal }) => listSavedSearches(group, signal),
  })

/** Whose saved searches of this kind there can be: companies look for applicants, all others for companies. */
export const useMaySave = (group: SavedSearchGroup): boolean => maySave(useAccount()?.type, group)

export const maySave = (type: AccountType | undefined, group: SavedSearchGroup): boolean =>
  group === 'applicants' ? type === 'company' : type === 'applicant' || type === 'admin'

/**
 * The own saved searches; for whom there can be none nothing is asked, nor shown of what is known: a page that was drawn
 * for visitors is first taken over as it is, also where its reader's have been asked for (`prepareSavedSearches`).
 */
export const useSavedSearches = (group: SavedSearchGroup) =>
  useQuery(useMaySave(group) ? savedSearchesQuery(group) : noneQuery)

const noneQuery = queryOptions({
  queryKey: [...root, 'none'],
  queryFn: skipToken as typeof skipToken | (() => Promise<SavedSearch[]>),
})

/** Looking at a saved search makes its new hits known ones, in the list too. */
export function useViewSavedSearch(group: SavedSearchGroup, id: string | undefined) {
  return useQuery({
    queryKey: [...root, 'look', group, id],
    queryFn: id
      ? async ({ client, signal }) => {
          const saved = await getSavedSearch(group, id, signal)
          client.setQueryData(savedSearchesQuery(group).queryKey, (all) =>
            withSaved(all, { ...saved, newHits: 0 }),
          )
          return saved
        }
      : skipToken,
  })
}

/** Whether the account wants mails about new hits at all. */
export const wantsMailsQuery = queryOptions({
  queryKey: [...root, 'wants-mails'],
  queryFn: async ({ signal }) => {
    const subscriptions = await call(getSubscriptions, {}, { signal })
    return subscriptions.every(({ id, enabled }) => id !== 'new_matches' || enabled)
  },
})

export type Preview = CallOutput<typeof previewSavedSearch.output>

export const previewQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...root, 'preview', id, locale],
    queryFn: ({ signal }) => call(previewSavedSearch, { params: { id } }, { signal }),
  })

export function useCreateSavedSearch() {
  const cacheSaved = useCacheSaved()
  return useSingleMutation({
    mutationFn: ({ content, key }: { content: SearchContent; key: string }) =>
      createSavedSearch(content, key),
    onSuccess: cacheSaved,
  })
}

/**
 * What somebody else made of it meanwhile is shown, as a success would be. `onFailed` is called also when what asked for
 * it is gone from the page by then.
 */
export function useUpdateSavedSearch(id: string, onFailed?: (error: Error) => void) {
  const cacheSaved = useCacheSaved()
  return useMutation({
    // Two changes in a row arrive in their order.
    scope: { id: `saved-search-${id}` },
    mutationFn: (change: SavedSearchChange) => updateSavedSearch(id, change),
    onSuccess: cacheSaved,
    onError: (error, change) => {
      const current = currentSavedSearch(groupOf(change), error)
      if (current) cacheSaved(current)
      onFailed?.(error)
    },
  })
}

/** Told at once, also when what asked for it is gone from the page by then. */
export function useRemoveSavedSearch(onRemoved: () => void) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (saved: SavedSearch) => removeSavedSearch(saved),
    onSuccess: (_, saved) => {
      queries.setQueryData(savedSearchesQuery(groupOf(saved)).queryKey, (all) =>
        all?.filter(({ id }) => id !== saved.id),
      )
      // An answer that was on its way would bring it back.
      void queries.invalidateQueries({ queryKey: [...root, 'list'] })
      void queries.invalidateQueries({ queryKey: ['dashboard'] })
      onRemoved()
    },
  })
}

/** The answer stands in the list at once; what else tells of saved searches asks again. */
function useCacheSaved() {
  const queries = useQueryClient()
  return (saved: SavedSearch) => {
    queries.setQueryData(savedSearchesQuery(groupOf(saved)).queryKey, (all) => withSaved(all, saved))
    for (const queryKey of [[...root, 'list'], [...root, 'preview', saved.id], ['dashboard']]) {
      void queries.invalidateQueries({ queryKey })
    }
  }
}

function withSaved(all: SavedSearch[] | undefined, saved: SavedSearch): SavedSearch[] | undefined {
  if (!all?.some(({ id }) => id === saved.id)) return all && [saved, ...all]
  return all.map((each) => (each.id === saved.id ? saved : each))
}

export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: [...root, 'unsubscription', token],
    queryFn: ({ signal }) => call(readUnsubscription, { body: { token } }, { signal }),
  })

export function useChangeUnsubscription(token: string) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (subscribed: boolean) => call(changeUnsubscription, { body: { token, subscribed } }),
    onSuccess: (unsubscription) => {
      queries.setQueryData(unsubscriptionQuery(token).queryKey, unsubscription)
      void queries.invalidateQueries({ queryKey: [...root, 'list'] })
    },
  })
}
