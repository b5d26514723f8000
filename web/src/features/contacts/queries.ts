import type { Locale } from '@tandem/contract/common'
import { listContacts } from '@tandem/contract/contacts'
import { search } from '@tandem/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { contactKind, type SearchState, toQuery } from '#features/search/public.ts'
import { call } from '#lib/api/call.ts'

export const sides = {
  company: { kind: contactKind('companies'), entityType: 'companyContact' },
  support: { kind: contactKind('university'), entityType: 'supportContact' },
} as const
export type Side = keyof typeof sides

export const contactsPerPage = 24

/** The results before stay while the next load. Nobody reads a last search of contacts, so none is kept. */
export const contactsQuery = (side: Side, state: SearchState, locale: Locale) => {
  const { kind, entityType } = sides[side]
  const query = { ...toQuery(kind, state), perPage: contactsPerPage, nt: '1' } as const
  return queryOptions({
    queryKey: ['contacts', entityType, query, locale],
    queryFn: ({ signal }) => call(search, { params: { entityType }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

type Organisation = { type: 'company' | 'institution_location'; id: string }

/** The contacts of one company or location, in its order. */
export const contactsOfQuery = (organisation: Organisation, locale: Locale) =>
  queryOptions({
    queryKey: ['contacts', 'of', organisation, locale],
    queryFn: async ({ signal }) => (await call(listContacts, { params: organisation }, { signal })).member,
  })
