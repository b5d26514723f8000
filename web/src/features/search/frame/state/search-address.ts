import { applicantFilters } from '@tandem/contract/applicant-search'
import { Id, wholeInQuery } from '@tandem/contract/common'
import { commonFilters, PlaceAround } from '@tandem/contract/search'
import { placeAround } from '@tandem/contract/search/place-around'
import {
  type FilterKey,
  type Filters,
  noFilters,
  type PlaceWithRadius,
  type SearchKind,
  type SearchState,
  sortsOf,
  standardSortOf,
} from './search-state.ts'

/** What an address says wrongly counts as not said, each part by itself. */
export function readSearch(kind: SearchKind, params: URLSearchParams): SearchState {
  const known = Object.fromEntries(kind.filters.map((key) => [key, readers[key](params)]))
  const filters: Filters = { ...noFilters, ...known }
  if (filters.offer === null && params.get('offer') !== noOffer) filters.offer = kind.standardOffer ?? null
  const sort = params.get('sort') ?? ''
  return {
    ...filters,
    sort: sortsOf(kind, filters).includes(sort) ? sort : standardSortOf(kind, filters),
    view: kind.hasMap && params.get('view') === 'map' ? 'map' : 'list',
    page: pages.safeParse(params.get('page') || 1).data ?? 1,
    cursor: params.get('cursor') || null,
  }
}

/** The shortest address that says it. */
export function writeSearch(kind: SearchKind, state: SearchState): string {
  const params = new URLSearchParams()
  for (const key of kind.filters) {
    if (key === 'offer' && kind.standardOffer) continue
    for (const value of written(state, key)) params.append(key, value)
  }
  if (kind.standardOffer && state.offer !== kind.standardOffer) params.set('offer', state.offer ?? noOffer)
  if (state.sort !== standardSortOf(kind, state) && sortsOf(kind, state).includes(state.sort)) {
    params.set('sort', state.sort)
  }
  if (kind.hasMap && state.view === 'map') params.set('view', state.view)
  if (state.page > 1) params.set('page', String(state.page))
  if (state.cursor) params.set('cursor', state.cursor)
  // Allowed in addresses as it is, and read by people.
  return params.size > 0 ? `?${String(params).replaceAll('%7E', '~')}` : ''
}

/** What an address says where matches are with no offer, though there is one. */
const noOffer = 'none'

export const mostPlaces = 10
const mostOfAList = 50
const pages = wholeInQuery(1, 10_000)

type Schema<T> = { safeParse: (value: unknown) => { data?: T | undefined } }
type Reader<Key extends FilterKey> = (params: URLSearchParams) => SearchState[Key]

const list =
  <T>(name: FilterKey, schema: Schema<T[]>) =>
  (params: URLSearchParams): T[] => {
    const members = params.getAll(name).flatMap((value) => schema.safeParse([value]).data ?? [])
    return [...new Set(members)].slice(0, mostOfAList)
  }
const one =
  <T>(name: FilterKey, schema: Schema<T>) =>
  (params: URLSearchParams): T | null =>
    schema.safeParse(params.get(name) ?? undefined).data ?? null
const isOn = (name: FilterKey) => (params: URLSearchParams) => params.get(name) === '1'

const readers: { [Key in FilterKey]: Reader<Key> } = {
  text: (params) => applicantFilters.text.safeParse(params.get('text') ?? undefined).data ?? '',
  studyInterest: list('studyInterest', applicantFilters.studyInterest),
  studyCourse: list('studyCourse', applicantFilters.studyCourse),
  subjectArea: list('subjectArea', applicantFilters.subjectArea),
  year: (params) => list('year', commonFilters.year)(params).sort(),
  place: readPlaces,
  qualification: list('qualification', applicantFilters.qualification),
  grade: one('grade', applicantFilters.grade),
  document: list('document', applicantFilters.document),
  language: list('language', applicantFilters.language),
  free: isOn('free'),
  unmarked: isOn('unmarked'),
  company: one('company', Id),
  offer: one('offer', Id),
}

const radii = wholeInQuery(0, 500)

/** Each place once. */
function readPlaces(params: URLSearchParams): PlaceWithRadius[] {
  const places = params.getAll('place').flatMap((value) => {
    const [id = '', around] = value.split('~')
    const radius = radii.safeParse(around).data
    return PlaceAround.safeParse(value).success && radius !== undefined ? [{ id, radius }] : []
  })
  return places
    .filter(({ id }, at) => places.findIndex((other) => other.id === id) === at)
    .slice(0, mostPlaces)
}

function written(state: SearchState, key: FilterKey): string[] {
  if (key === 'place') return state.place.map(({ id, radius }) => placeAround(id, radius))
  const value = state[key]
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? ['1'] : []
  return value === null || value === '' ? [] : [String(value)]
}
