import type { FoundProfile } from '@tandem/contract/applicant-search'
import { useQuery } from '@tanstack/react-query'
import type { SearchState } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { type FoundProfiles, type ProfileKind, profilesPerPage, profilesQuery } from '../queries.ts'

/** The profile beside the open one, and the page of the list that it stands on. */
export type Step = { profile: FoundProfile; list: SearchState }

export type Steps = {
  /** From 1; null where the open profile is not on the page. */
  position: number | null
  previous: Step | null
  next: Step | null
}

/** Who comes before and after the open profile, over the borders of pages too. */
export function useSteps(kind: ProfileKind, page: FoundProfiles | undefined, openId: string): Steps {
  const { state } = useSearch()
  const members = page?.member ?? []
  const at = members.findIndex(({ applicationId }) => applicationId === openId)
  const isFirst = at === 0
  const isLast = at !== -1 && at === members.length - 1
  const before = useBorder(kind, isFirst ? pageBefore(state) : null, -1)
  const after = useBorder(kind, isLast && page ? pageAfter(state, page) : null, 0)
  if (at === -1) return { position: null, previous: null, next: null }
  const here = (profile: FoundProfile | undefined): Step | null => (profile ? { profile, list: state } : null)
  return {
    position: (state.page - 1) * profilesPerPage + at + 1,
    previous: isFirst ? before : here(members[at - 1]),
    next: isLast ? after : here(members[at + 1]),
  }
}

/** The first or last profile of a neighbouring page. */
function useBorder(kind: ProfileKind, list: SearchState | null, at: 0 | -1): Step | null {
  const { state } = useSearch()
  const query = profilesQuery(kind, list ?? state, useLocale())
  const { data } = useQuery({ ...query, enabled: list !== null, placeholderData: undefined })
  const profile = list && data?.member.at(at)
  return profile ? { profile, list } : null
}

const pageBefore = (state: SearchState): SearchState | null =>
  state.page > 1 ? { ...state, page: state.page - 1, cursor: null } : null

/** By number while the end is known; beyond, from the last profile on, as the list itself goes on. */
function pageAfter(
  state: SearchState,
  { totalItems, totalIsMinimum, view }: FoundProfiles,
): SearchState | null {
  const page = state.page + 1
  if (!totalIsMinimum) return state.page * profilesPerPage < totalItems ? { ...state, page } : null
  const cursor = view?.next && new URLSearchParams(view.next.split('?')[1]).get('cursor')
  return cursor ? { ...state, page, cursor } : null
}
