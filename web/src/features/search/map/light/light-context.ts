import { createContext } from 'react'

/** What is pointed at, on a card or at a pin, or shown in the small card: both sides show it. */
export type Light = {
  ids: ReadonlySet<string>
  /** While the pointer or the focus is on it. */
  point: (ids: Iterable<string>) => void
  /** While its small card is open; pointing at something else comes first. */
  hold: (id: string | null) => void
}

/** Without a map beside the list nothing is lit. */
export const LightContext = createContext<Light>({
  ids: new Set(),
  point: () => undefined,
  hold: () => undefined,
})
