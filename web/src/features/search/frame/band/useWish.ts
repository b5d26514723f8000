import { useState } from 'react'
import { usePlaceNames } from '#lib/reference.ts'
import { useSearch } from '../state/useSearch.ts'
import { followAddress, type Wish, wishOf } from './wish.ts'

/** What stands in the fields. A chip that was removed, or "back": what changed in the address wins. */
export function useWish(): [Wish, (wish: Wish) => void] {
  const { kind, state } = useSearch()
  const [wish, setWish] = useState<Wish>(() => wishOf(state, kind.radius))
  const [shown, setShown] = useState(state)
  const nameOf = usePlaceNames(wish.place && !wish.place.name ? [wish.place.id] : [])
  if (shown !== state) {
    setShown(state)
    setWish(followAddress(wish, shown, state, kind.radius))
  }
  const { place } = wish
  const name = place && (place.name ?? nameOf(place.id) ?? null)
  return [{ ...wish, place: place && { id: place.id, name } }, setWish]
}
