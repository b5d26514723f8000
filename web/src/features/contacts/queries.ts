import type { Locale } from '@tandem/contract/common'
import {
  arrangeCompanyPersons,
  type CompanyPerson,
  getContact,
  getPersonProfile,
  listCompanyPersons,
  listContacts,
  type PersonProfile,
  savePersonFile,
  savePersonImage,
  savePersonProfile,
} from '@tandem/contract/contacts'
import type { CallInput } from '@tandem/contract/endpoint'
import { search } from '@tandem/contract/search'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { contactKind, type SearchState, toQuery } from '#features/search/public.ts'
import { call } from '#lib/api/call.ts'
import { upload } from '#lib/api/upload.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

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

export const contactQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['contacts', 'one', id, locale],
    queryFn: ({ signal }) => call(getContact, { params: { id } }, { signal }),
  })

/** Everybody of the own company; an admin reads those of any. */
export const companyPersonsQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['contacts', 'persons', id, locale],
    queryFn: ({ signal }) => call(listCompanyPersons, { params: { id } }, { signal }),
  })

export function useArrange(id: string, locale: Locale) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (persons: CompanyPerson[]) =>
      call(arrangeCompanyPersons, {
        params: { id },
        body: { persons: persons.map(({ id, hidden, revision }) => ({ id, hidden, revision })) },
      }),
    onSuccess: (persons) => queries.setQueryData(companyPersonsQuery(id, locale).queryKey, persons),
  })
}

/** A form is open over it: it is asked for again only when the reader wants it. */
export const ownPersonQuery = queryOptions({
  queryKey: ['contacts', 'own'],
  queryFn: ({ signal }) => call(getPersonProfile, {}, { signal }),
  refetchOnWindowFocus: false,
})

type Body = NonNullable<CallInput<typeof savePersonProfile>['body']>

export const useSavePerson = () => usePersonChange((body: Body) => call(savePersonProfile, { body }))

export const useChangePersonImage = () =>
  usePersonChange(({ id, file }: { id: 'mainImage'; file: File | null }) =>
    file
      ? upload(savePersonImage, { params: { id } }, file)
      : call(savePersonImage, { params: { id }, body: { image: null } }),
  )

type FileChange = { id: string; file: File | null }

export const useChangePersonFile = () =>
  usePersonChange(({ id, file }: FileChange) =>
    file
      ? upload(savePersonFile, { params: { id } }, file)
      : call(savePersonFile, { params: { id }, body: { file: null } }),
  )

/** Each answers the profile as it then is; others see it on their next look. */
function usePersonChange<Input>(mutationFn: (input: Input) => Promise<PersonProfile>) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn,
    onSuccess: (profile) => {
      queries.setQueryData(ownPersonQuery.queryKey, profile)
      void queries.invalidateQueries({ queryKey: ['contacts', 'one'] })
      if (profile.hasImage) void queries.invalidateQueries({ queryKey: ['image'] })
      else queries.removeQueries({ queryKey: ['image'] })
    },
  })
}
