import { useSearchParams } from 'react-router'
import { writeSearch } from '#features/search/frame/state/search-address.ts'
import type { SearchState } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { readOpenProfile, type Tab, writeOpenProfile } from './open-profile.ts'

/** Which profile lies open, and the addresses that open one, change its tab or close it. */
export function useOpenProfile() {
  const [params] = useSearchParams()
  const { kind, state } = useSearch()
  const open = readOpenProfile(params)
  return {
    open,
    /** The tab stays when one goes on to the next person. */
    toProfile: (id: string, tab: Tab = open?.tab ?? 'profile', list: SearchState = state) => ({
      search: writeOpenProfile(kind, list, { id, tab }),
    }),
    toList: { search: writeSearch(kind, state) },
  }
}

/** Of the link that opens a profile: the focus goes back to it. */
export const profileLinkId = (id: string): string => `profil-${id}`
