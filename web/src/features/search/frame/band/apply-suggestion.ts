import type { Suggestion } from '@tandem/contract/search'
import type { SearchState } from '../state/search-state.ts'

/** What a suggestion means as a search: it takes the place of the text that was typed to find it. */
export function applySuggestion(
  { kind, id, name }: Suggestion,
  { studyInterest, place }: SearchState,
  radius: number,
): Partial<SearchState> {
  if (kind === 'studyInterest') return { text: '', studyInterest: [...new Set([...studyInterest, id])] }
  if (kind !== 'place') return { text: name }
  const others = place.slice(1).filter((each) => each.id !== id)
  return { text: '', place: [{ id, radius }, ...others] }
}
