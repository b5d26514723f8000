/** What the frame says in the words of the screen. */
export type ResultWords = {
  /** While it is counted: "Angebote". */
  title: string
  /** "38 Angebote", "mehr als 1.500 Angebote". */
  count: (found: number, isMinimum: boolean) => string
  loading: string
  /** Nothing fits this search. */
  emptyTitle: string
  /** There is nothing at all. */
  noneTitle: string
  noneText: string
}
