import { standardRadius } from '../places/standard-radius.ts'
import type { PlaceWithRadius, SearchState } from '../state/search-state.ts'

/** What stands in the fields above the results, and counts once "search" is pressed. */
export type SearchDraft = {
  text: string
  /** The first one searched around; more are added beside the results. */
  place: { id: string; name: string | null } | null
  radius: number
}

type Searched = Pick<SearchState, 'text' | 'place'>

export const draftOf = ({ text, place: [first] }: Searched, radius = standardRadius): SearchDraft => ({
  text,
  place: first ? { id: first.id, name: null } : null,
  radius: first?.radius ?? radius,
})

/** What was typed but not yet searched for stays, unless the address changed in that very part. */
export function followAddress(
  draft: SearchDraft,
  before: Searched,
  now: Searched,
  standard?: number,
): SearchDraft {
  const { text } = before.text === now.text ? draft : draftOf(now, standard)
  if (isSame(before.place[0], now.place[0])) return { ...draft, text }
  const { place, radius } = draftOf(now, standard)
  // The address has only ids; a name that was chosen here is known already.
  const name = place && place.id === draft.place?.id ? draft.place.name : null
  return { text, place: place && { ...place, name }, radius }
}

const isSame = (one: PlaceWithRadius | undefined, other: PlaceWithRadius | undefined): boolean =>
  one?.id === other?.id && one?.radius === other?.radius

export function toSearch({ text, place, radius }: SearchDraft, before: Searched): Searched {
  const others = before.place.slice(1).filter(({ id }) => id !== place?.id)
  return { text: text.trim(), place: place ? [{ id: place.id, radius }, ...others] : others }
}
