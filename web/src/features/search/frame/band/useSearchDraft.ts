import { useState } from 'react'
import { usePlaceNames } from '#lib/reference.ts'
import { useSearch } from '../state/useSearch.ts'
import { draftOf, followAddress, type SearchDraft } from './search-draft.ts'

/** What stands in the fields. A chip that was removed, or "back": what changed in the address wins. */
export function useSearchDraft(): [SearchDraft, (draft: SearchDraft) => void] {
  const { kind, state } = useSearch()
  const [draft, setDraft] = useState<SearchDraft>(() => draftOf(state, kind.radius))
  const [shown, setShown] = useState(state)
  const nameOf = usePlaceNames(draft.place && !draft.place.name ? [draft.place.id] : [])
  if (shown !== state) {
    setShown(state)
    setDraft(followAddress(draft, shown, state, kind.radius))
  }
  const { place } = draft
  const name = place && (place.name ?? nameOf(place.id) ?? null)
  return [{ ...draft, place: place && { id: place.id, name } }, setDraft]
}
