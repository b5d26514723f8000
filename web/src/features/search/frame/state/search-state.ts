/** A place of the list with the kilometres around it; 0 means only this place. */
export type PlaceWithRadius = { id: string; radius: number }

/** A search as the page's address holds it: one language of addresses for all searches. */
export type SearchState = {
  text: string
  studyInterest: string[]
  studyCourse: string[]
  subjectArea: string[]
  year: number[]
  place: PlaceWithRadius[]
  qualification: string[]
  grade: number | null
  document: string[]
  /** With the level it must have at least: `en~independent`. */
  language: string[]
  free: boolean
  /** Without what is on the reader's watch list. */
  unmarked: boolean
  company: string | null
  /** The own offer that matches are with. */
  offer: string | null
  sort: string
  view: 'list' | 'map'
  page: number
  /** Where a page begins that lies beyond what is counted. */
  cursor: string | null
}

export type FilterKey = Exclude<keyof SearchState, 'sort' | 'view' | 'page' | 'cursor'>
export type Filters = Pick<SearchState, FilterKey>

/** What one search knows of it all. */
export type SearchKind<Key extends string = string> = {
  key: Key
  filters: readonly FilterKey[]
  sorts: readonly string[]
  standardSort: string
  /** The own offer that matches are with, where the address names none. */
  standardOffer?: string | undefined
  /** Orders that mean nothing without a filter. */
  sortNeeds: Readonly<Record<string, FilterKey>>
  hasMap: boolean
  /** Kilometres around a place, where nobody chose any and the usual is too few. */
  radius?: number
}

export const noFilters: Filters = {
  text: '',
  studyInterest: [],
  studyCourse: [],
  subjectArea: [],
  year: [],
  place: [],
  qualification: [],
  grade: null,
  document: [],
  language: [],
  free: false,
  unmarked: false,
  company: null,
  offer: null,
}

export const emptySearch = (kind: SearchKind): SearchState => ({
  ...noFilters,
  offer: kind.standardOffer ?? null,
  sort: kind.standardSort,
  view: 'list',
  page: 1,
  cursor: null,
})

const isChosen = (state: Filters, key: FilterKey): boolean => {
  const value = state[key]
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** The own offer is no filter: it decides what matches are with, not what is found. */
export const isFiltered = (state: Filters): boolean => chosenFilters(state).length > 0

export const chosenFilters = (state: Filters): FilterKey[] =>
  (Object.keys(noFilters) as FilterKey[]).filter((key) => key !== 'offer' && isChosen(state, key))

/** The change that takes a filter away, or of a list one value. */
export function without(state: Filters, key: FilterKey, value?: string | number): Partial<Filters> {
  const now: unknown = state[key]
  if (value === undefined || !Array.isArray(now)) return { [key]: noFilters[key] }
  if (key === 'place') return { place: state.place.filter(({ id }) => id !== value) }
  return { [key]: now.filter((each) => each !== value) }
}

/** Those that mean something for this search. */
export const sortsOf = ({ sorts, sortNeeds }: SearchKind, state: Filters): string[] =>
  sorts.filter((sort) => {
    const need = sortNeeds[sort]
    return !need || isChosen(state, need)
  })

/** The order that nobody has to choose; the first one that means something, where it would mean nothing. */
export function standardSortOf(kind: SearchKind, state: Filters): string {
  const need = kind.sortNeeds[kind.standardSort]
  return need && !isChosen(state, need) ? (sortsOf(kind, state)[0] ?? '') : kind.standardSort
}

/** In the list or out of it. */
export const toggled = <T>(list: readonly T[], member: T): T[] =>
  list.includes(member) ? list.filter((each) => each !== member) : [...list, member]
