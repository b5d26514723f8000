import { use } from 'react'
import { LightContext } from './light-context.ts'

/** For a card of the list: whether its pin is pointed at, and what tells the map that the card is. */
export function useLight(id: string) {
  const { ids, point } = use(LightContext)
  const on = () => point([id])
  const off = () => point([])
  return { lit: ids.has(id), onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
