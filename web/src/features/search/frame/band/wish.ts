import { standardRadius } from '../places/standard-radius.ts'
import type { Around, SearchState } from '../state/search-state.ts'

/** What stands in the fields above the results, and counts once "search" is pressed. */
export type Wish = {
  text: string
  /** The first one searched around; more are added beside the results. */
  place: { id: string; name: string | null } | null
  radius: number
}

type Searched = Pick<SearchState, 'text' | 'place'>

export const wishOf = ({ text, place: [first] }: Searched, radius = standardRadius): Wish => ({
  text,
  place: first ? { id: first.id, name: null } : null,
  radius: first?.radius ?? radius,
})

/** What was typed but not yet searched for stays, unless the address changed in that very part. */
export function followAddress(wish: Wish, before: Searched, now: Searched, standard?: number): Wish {
  const { text } = before.text === now.text ? wish : wishOf(now, standard)
  if (isSame(before.place[0], now.place[0])) return { ...wish, text }
  const { place, radius } = wishOf(now, standard)
  // The address has only ids; a name that was chosen here is known already.
  const name = place && place.id === wish.place?.id ? wish.place.name : null
  return { text, place: place && { ...place, name }, radius }
}

const isSame = (one: Around | undefined, other: Around | undefined): boolean =>
  one?.id === other?.id && one?.radius === other?.radius

export function searchFor({ text, place, radius }: Wish, before: Searched): Searched {
  const others = before.place.slice(1).filter(({ id }) => id !== place?.id)
  return { text: text.trim(), place: place ? [{ id: place.id, radius }, ...others] : others }
}
