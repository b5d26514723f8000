import type { Locale } from '@tandem/contract/common'
import type { CallOutput, Endpoint } from '@tandem/contract/endpoint'
import * as contract from '@tandem/contract/reference'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { retryOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'

/** Reference data is asked for again after an hour, or when the language changes (specification, section 4). */
const freshMs = 3600 * 1000

/** Countries have a shorter life (specification, section 9). */
const countriesFreshMs = 600 * 1000

type ListEndpoint = Endpoint & { query?: unknown }
type Member<E extends Endpoint> = CallOutput<E['output']> extends { member: (infer M)[] } ? M : never

/** Sets that records name entries of: with those that can no longer be chosen, for their names. */
const keptSets = new Set<Endpoint>([
  contract.listStudyInterests,
  contract.listSearchQualifications,
  contract.listDocuments,
  contract.listLanguages,
  contract.listExpertises,
  contract.listCountries,
  contract.listHighSchools,
])

/** One set in one language, kept in the browser's storage between page loads. */
export const referenceSetQuery = <E extends ListEndpoint>(endpoint: E, locale: Locale) => {
  const storageKey = `tandem-reference-${locale}${endpoint.path}`
  const kept = readStored<Member<E>[]>(storageKey)
  const fresh = endpoint.path === contract.listCountries.path ? countriesFreshMs : freshMs
  return queryOptions({
    queryKey: ['reference', endpoint.path, locale],
    queryFn: async ({ signal }) => {
      const input = keptSets.has(endpoint) ? { query: { inactive: 'also' } } : {}
      const { member } = (await call(endpoint, input as never, { signal, isFresh: true })) as {
        member: Member<E>[]
      }
      store(storageKey, member)
      return member
    },
    initialData: kept?.value,
    initialDataUpdatedAt: kept?.storedAt,
    staleTime: fresh,
    gcTime: fresh,
  })
}

/** The sets most screens need, loaded first, and those that few do, loaded when the browser has time. */
export const eagerSets: readonly ListEndpoint[] = [
  contract.listStudyInterests,
  contract.listSubjectAreas,
  contract.listSearchQualifications,
  contract.listStudyYears,
  contract.listSearchDistances,
  contract.listDocuments,
]
export const lazySets: readonly ListEndpoint[] = [
  contract.listLanguages,
  contract.listExpertises,
  contract.listCountries,
  contract.listEmailSubscriptions,
  contract.listGrades,
  contract.listSearchNotificationIntervals,
]

/** A set's members in the current language; empty until they have loaded. */
function useSet<E extends ListEndpoint>(endpoint: E): Member<E>[] {
  return useQuery(referenceSetQuery(endpoint, useLocale())).data ?? []
}

/** Whether a set has not loaded yet, and what asks for it again where it failed to. */
export function useSetState(endpoint: ListEndpoint): { loading: boolean; onRetry: (() => void) | undefined } {
  const query = useQuery(referenceSetQuery(endpoint, useLocale()))
  return { loading: query.isPending, onRetry: retryOf(query) }
}

type Kept = 'all' | readonly (string | null)[]
type KeptMember = { id: string; name: string; active?: false | undefined }

/** Those that can be chosen. */
export const offeredOf = <M extends { active?: false | undefined }>(members: readonly M[]): M[] =>
  members.filter(({ active }) => active !== false)

/** Those that can be chosen, and what is chosen already, which says so when it no longer can be; or all, for their names. */
function useKeptSet<E extends ListEndpoint>(endpoint: E, kept: Kept): Member<E>[] {
  const t = useTexts('common')
  const members = useSet(endpoint) as (Member<E> & KeptMember)[]
  if (kept === 'all' || members.every(({ active }) => active !== false)) return members
  return members.flatMap((member) => {
    if (member.active !== false) return member
    return kept.includes(member.id) ? { ...member, name: t('noLongerOffered', { name: member.name }) } : []
  })
}

export const useStudyInterests = (kept: Kept = []) => useKeptSet(contract.listStudyInterests, kept)
export const useSubjectAreas = () => useSet(contract.listSubjectAreas)
export const useQualifications = (kept: Kept = []) => useKeptSet(contract.listSearchQualifications, kept)
export const useStudyCourses = () => useSet(contract.listStudyCourses)
export const useStudyYears = () => useSet(contract.listStudyYears)
export const useDistances = () => useSet(contract.listSearchDistances)
export const useGrades = () => useSet(contract.listGrades)
export const useDocumentTypes = (kept: Kept = []) => useKeptSet(contract.listDocuments, kept)
export const useLanguages = (kept: Kept = []) => useKeptSet(contract.listLanguages, kept)
export const useExpertises = (kept: Kept = []) => useKeptSet(contract.listExpertises, kept)
export const useCountries = (kept: Kept = []) => useKeptSet(contract.listCountries, kept)
export const useUniversities = (kept: Kept = []) => useKeptSet(contract.listHighSchools, kept)
export const useEmailSubscriptions = () => useSet(contract.listEmailSubscriptions)
export const useNotificationIntervals = () => useSet(contract.listSearchNotificationIntervals)

/** The name behind an id; the id itself where the set does not know it. */
export const namesOf = (members: readonly { id: string; name: string }[]) => {
  const names = new Map(members.map(({ id, name }) => [id, name]))
  return (id: string): string => names.get(id) ?? id
}

/** Suggestions for a place field; the ones before stay while the next load. */
export function usePlaces(text: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['places', text, locale],
    queryFn: async ({ signal }) =>
      (await call(contract.findPlaces, { query: { text, similar: 'also' } }, { signal })).member,
    enabled: text.trim() !== '',
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })
}

/** Places that an address or a record knows by id; those that no longer exist are missing. */
export const placesQuery = (ids: readonly string[], locale: Locale) =>
  queryOptions({
    queryKey: ['places', 'named', ids, locale],
    queryFn: async ({ signal }) =>
      (await call(contract.findPlaces, { query: { id: [...ids] } }, { signal })).member,
    enabled: ids.length > 0,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })

/** Their names; undefined until they have loaded. */
export function usePlaceNames(ids: readonly string[]): (id: string) => string | undefined {
  const { data = [] } = useQuery(placesQuery(ids, useLocale()))
  return (id) => data.find((place) => place.id === id)?.name
}
