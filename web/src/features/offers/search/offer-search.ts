import { OfferSearch as OfferQuery, type offerSorts } from '@tandem/contract/offers'

/** A search as the page's address holds it. */
export type OfferSearch = {
  studyInterest: string[]
  year: number[]
  /** The name stands in the address too: no call finds a place by its id. */
  place: { id: string; name: string } | null
  /** Kilometres around the place; 0 means only this place. */
  radius: number
  sort: OfferSort
  page: number
}
export type OfferSort = (typeof offerSorts)[number]

export const noFilters = { studyInterest: [], year: [], place: null } satisfies Partial<OfferSearch>

export const emptySearch: OfferSearch = {
  ...noFilters,
  radius: 20,
  sort: 'newest',
  page: 1,
}

const fields = OfferQuery.shape

/** What an address says wrongly counts as not said, each part by itself. */
export function readSearch(params: URLSearchParams): OfferSearch {
  const id = fields.place.safeParse(params.get('place') ?? undefined).data
  const name = params.get('placeName')?.trim()
  const place = id && name ? { id, name } : null
  const sort = fields.sort.safeParse(params.get('sort') ?? undefined).data ?? emptySearch.sort
  const radius = fields.radius.safeParse(params.get('radius') || emptySearch.radius).data
  return {
    studyInterest: fields.studyInterest.safeParse(params.getAll('studyInterest')).data ?? [],
    year: fields.year.safeParse(params.getAll('year')).data ?? [],
    place,
    radius: place && radius !== undefined ? radius : emptySearch.radius,
    sort: sort === 'distance' && !place ? emptySearch.sort : sort,
    page: fields.page.safeParse(params.get('page') ?? undefined).data ?? 1,
  }
}

/** The shortest address that says it. */
export function writeSearch({ studyInterest, year, place, radius, sort, page }: OfferSearch): string {
  const params = new URLSearchParams()
  for (const id of studyInterest) params.append('studyInterest', id)
  for (const each of year) params.append('year', String(each))
  if (place) {
    params.set('place', place.id)
    params.set('placeName', place.name)
    params.set('radius', String(radius))
  }
  if (sort !== emptySearch.sort && (place || sort !== 'distance')) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

export const isFiltered = ({ studyInterest, year, place }: OfferSearch): boolean =>
  studyInterest.length > 0 || year.length > 0 || place !== null

/** What stands in the fields above the results. */
export type Wish = Pick<OfferSearch, 'studyInterest' | 'place' | 'radius'>

/** What was chosen but not yet searched for stays, unless the address changed in that very part. */
export function followAddress(wish: Wish, before: OfferSearch, now: OfferSearch): Wish {
  const same = (...parts: (keyof Wish)[]) =>
    parts.every((part) => JSON.stringify(before[part]) === JSON.stringify(now[part]))
  const { studyInterest } = same('studyInterest') ? wish : now
  const { place, radius } = same('place', 'radius') ? wish : now
  return { studyInterest, place, radius }
}

/** In the list or out of it. */
export const toggled = <T>(list: readonly T[], member: T): T[] =>
  list.includes(member) ? list.filter((each) => each !== member) : [...list, member]
