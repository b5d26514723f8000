import * as people from '@tandem/contract/backend/people'
import type { Locale } from '@tandem/contract/common'
import type { AccountType } from '@tandem/contract/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useLocale } from '#lib/i18n/locale.ts'

export type PeopleWanted = {
  text: string
  type: AccountType | undefined
  state: people.PersonState | undefined
}

/** The list before stays while the next one loads; it goes on from the last one seen. */
export const peopleQuery = (wanted: PeopleWanted) =>
  infiniteQueryOptions({
    queryKey: ['backend', 'people', wanted],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(people.listPeople, { query: { ...wanted, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ view }) =>
      (view?.next && new URLSearchParams(view.next.split('?')[1]).get('cursor')) || undefined,
    placeholderData: keepPreviousData,
  })

export const personQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['backend', 'person', id, locale],
    queryFn: ({ signal }) => call(people.getPerson, { params: { id } }, { signal }),
  })

type Revised = { revision: number }
export type Deed =
  | ({ deed: 'lock' | 'scheduleDeletion'; reason: string } & Revised)
  | ({ deed: 'unlock' | 'cancelDeletion' } & Revised)
  | ({ deed: 'mailConfirmation'; email: string } & Revised)
  | { deed: 'signOut' | 'resetSecondFactor'; reason: string }

function send(id: string, deed: Deed): Promise<people.BackendPerson> {
  const params = { id }
  switch (deed.deed) {
    case 'lock':
      return call(people.lockPerson, { params, body: { reason: deed.reason, revision: deed.revision } })
    case 'scheduleDeletion':
      return call(people.scheduleDeletion, { params, body: { reason: deed.reason, revision: deed.revision } })
    case 'unlock':
      return call(people.unlockPerson, { params, body: { revision: deed.revision } })
    case 'cancelDeletion':
      return call(people.cancelDeletion, { params, body: { revision: deed.revision } })
    case 'mailConfirmation':
      return call(people.mailConfirmation, { params, body: { email: deed.email, revision: deed.revision } })
    case 'signOut':
      return call(people.signOutPerson, { params, body: { reason: deed.reason } })
    case 'resetSecondFactor':
      return call(people.requestSecondFactorReset, { params, body: { reason: deed.reason } })
  }
}

/** The list is asked for again; where somebody else was faster, the person, too. */
export function useChangePerson(id: string) {
  const queries = useQueryClient()
  const { queryKey } = personQuery(id, useLocale())
  return useSingleMutation<people.BackendPerson, Deed>({
    mutationFn: (deed) => send(id, deed),
    onSuccess: (person) => {
      queries.setQueryData(queryKey, person)
      void queries.invalidateQueries({ queryKey: ['backend', 'people'] })
    },
    onError: (error) => {
      const current = currentOf(error, people.lockPerson)
      if (current) queries.setQueryData(queryKey, current)
      if (isRefusal(error, 'changed_elsewhere') || isRefusal(error, 'request_closed'))
        void queries.invalidateQueries({ queryKey: ['backend'] })
    },
  })
}

export const useExportPerson = (id: string) => {
  const queries = useQueryClient()
  const { queryKey } = personQuery(id, useLocale())
  return useSingleMutation<Blob, void>({
    mutationFn: () => call(people.exportPerson, { params: { id } }),
    // It stands in the history.
    onSuccess: () => void queries.invalidateQueries({ queryKey }),
  })
}
