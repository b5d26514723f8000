import { writeSearch } from '#features/search/frame/state/search-address.ts'
import type { SearchKind, SearchState } from '#features/search/frame/state/search-state.ts'

export const tabs = ['profile', 'match', 'documents', 'maths'] as const
export type Tab = (typeof tabs)[number]
export type OpenProfile = { id: string; tab: Tab }

/** The profile that lies open beside the list; the list's own address says nothing of it. */
export function readOpenProfile(params: URLSearchParams): OpenProfile | null {
  const id = params.get('profile')
  return id ? { id, tab: tabs.find((tab) => tab === params.get('tab')) ?? 'profile' } : null
}

/** The list's address with a profile open beside it. */
export function writeOpenProfile(kind: SearchKind, state: SearchState, { id, tab }: OpenProfile): string {
  const list = writeSearch(kind, state)
  const open = new URLSearchParams({ profile: id, ...(tab !== 'profile' && { tab }) })
  return `${list || '?'}${list && '&'}${open}`
}
