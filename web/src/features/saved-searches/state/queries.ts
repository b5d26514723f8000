import { getSubscriptions } from '@tandem/contract/accounts/own-account'
import type { Locale } from '@tandem/contract/common'
import type { AccountType, CallOutput } from '@tandem/contract/endpoint'
import { changeUnsubscription, previewPattern, readUnsubscription } from '@tandem/contract/saved-searches'
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { type SavedSearch, type SearchContent, type Sought, soughtBy } from './saved-search.ts'
import {
  createPattern,
  getPattern,
  listPatterns,
  removePattern,
  updatePattern,
} from './saved-search-calls.ts'

const root = ['saved-searches']

export const patternsQuery = (sought: Sought) =>
  queryOptions({
    queryKey: [...root, 'list', sought],
    queryFn: ({ signal }) => listPatterns(sought, signal),
  })

/** Whose saved searches of this kind there can be: companies look for applicants, all others for companies. */
export const useMaySave = (sought: Sought): boolean => maySave(useAccount()?.type, sought)

export const maySave = (type: AccountType | undefined, sought: Sought): boolean =>
  sought === 'applicants' ? type === 'company' : type === 'applicant' || type === 'admin'

/** The own saved searches; asks nothing for whom there can be none. */
export function useSavedSearches(sought: Sought) {
  const query = patternsQuery(sought)
  const may = useMaySave(sought)
  return useQuery({ ...query, queryFn: may ? query.queryFn : skipToken })
}

/** Looking at a saved search makes its new hits known ones, in the list too. */
export function useLook(sought: Sought, id: string | undefined) {
  return useQuery({
    queryKey: [...root, 'look', sought, id],
    queryFn: id
      ? async ({ client, signal }) => {
          const saved = await getPattern(sought, id, signal)
          client.setQueryData(patternsQuery(sought).queryKey, (all) =>
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

export type Preview = CallOutput<typeof previewPattern.output>

export const previewQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...root, 'preview', id, locale],
    queryFn: ({ signal }) => call(previewPattern, { params: { id } }, { signal }),
  })

export function useCreatePattern() {
  const takeUp = useTakeUp()
  return useSingleMutation({
    mutationFn: ({ content, key }: { content: SearchContent; key: string }) => createPattern(content, key),
    onSuccess: takeUp,
  })
}

export function useUpdatePattern(id: string) {
  const takeUp = useTakeUp()
  return useMutation({
    // Two changes in a row arrive in their order.
    scope: { id: `search-pattern-${id}` },
    mutationFn: (content: SearchContent) => updatePattern(id, content),
    onSuccess: takeUp,
  })
}

/** Told at once, also when what asked for it is gone from the page by then. */
export function useRemovePattern(onRemoved: () => void) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (saved: SavedSearch) => removePattern(saved),
    onSuccess: (_, saved) => {
      queries.setQueryData(patternsQuery(soughtBy(saved)).queryKey, (all) =>
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
function useTakeUp() {
  const queries = useQueryClient()
  return (saved: SavedSearch) => {
    queries.setQueryData(patternsQuery(soughtBy(saved)).queryKey, (all) => withSaved(all, saved))
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
