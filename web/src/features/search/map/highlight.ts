import { createContext, use } from 'react'

/** What is pointed at, on a card or at a pin, or shown in the small card: list and map both highlight it. */
export type Highlight = {
  ids: ReadonlySet<string>
  /** While the pointer or the focus is on it. */
  point: (ids: Iterable<string>) => void
  /** While its small card is open; pointing at something else comes first. */
  hold: (id: string | null) => void
}

/** Without a map beside the list nothing is highlighted. */
export const HighlightContext = createContext<Highlight>({
  ids: new Set(),
  point: () => undefined,
  hold: () => undefined,
})

/** For a card of the list: whether its pin is pointed at, and the handlers that tell the map that the card is. */
export function useHighlight(id: string) {
  const { ids, point } = use(HighlightContext)
  const on = () => point([id])
  const off = () => point([])
  return { highlighted: ids.has(id), onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
