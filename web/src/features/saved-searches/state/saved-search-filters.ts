import { type Filters, noFilters, type SearchKey } from '#features/search/public.ts'
import type { SavedSearchGroup, SearchContent } from './saved-search.ts'

export const groupOfSearch = (search: SearchKey): SavedSearchGroup =>
  search === 'offers' || search === 'companies' ? 'companies' : 'applicants'

/** What a search asks for, as it is saved: all but its name and its mails. */
export type Criteria = Without<SearchContent, 'name' | 'notificationInterval' | 'paused'>
type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

export function criteriaOf(search: SearchKey, filters: Filters): Criteria {
  if (search === 'offers' || search === 'companies') {
    return {
      kind: search,
      finds: search,
      ...commonOf(filters),
      companyName: '',
      qualification: filters.qualification[0] ?? null,
      includeOccupiedCompanies: !filters.free,
    }
  }
  return {
    kind: 'applicants',
    ...commonOf(filters),
    qualifications: filters.qualification,
    requiredDocuments: filters.document,
    languages: filters.language,
    offer: filters.offer,
  }
}

const commonOf = (filters: Filters) => ({
  text: filters.text,
  studyInterests: filters.studyInterest,
  studyCourses: filters.studyCourse,
  subjectAreas: filters.subjectArea,
  desiredStudyYears: filters.year,
  places: filters.place.map(({ id, radius }) => ({ place: id, radius })),
  grade: filters.grade,
  excludeBookmarks: filters.unmarked,
})

/** The filters of the search that a saved one opens. A company's name is looked for as a text. */
export function filtersOf(saved: Criteria): Filters {
  const common: Filters = {
    ...noFilters,
    text: saved.text,
    studyInterest: saved.studyInterests,
    studyCourse: saved.studyCourses,
    subjectArea: saved.subjectAreas,
    year: saved.desiredStudyYears.toSorted(),
    place: saved.places.map(({ place, radius }) => ({ id: place, radius })),
    grade: saved.grade,
    unmarked: saved.excludeBookmarks,
  }
  if (saved.kind === 'applicants') {
    return {
      ...common,
      qualification: saved.qualifications,
      document: saved.requiredDocuments,
      language: saved.languages,
      offer: saved.offer,
    }
  }
  return {
    ...common,
    text: [saved.text, saved.companyName].filter(Boolean).join(' '),
    qualification: saved.qualification === null ? [] : [saved.qualification],
    free: !saved.includeOccupiedCompanies,
  }
}

/** One for applicants is run by both of their searches. */
export const isRunBy = (search: SearchKey, { kind }: Pick<Criteria, 'kind'>): boolean =>
  kind === 'applicants' ? groupOfSearch(search) === 'applicants' : kind === search

/** The saved search that is open while a screen asks for the same, in whatever order it was chosen. */
export function findShown<Saved extends Criteria>(
  all: readonly Saved[],
  search: SearchKey,
  filters: Filters,
) {
  const asked = canonical(filters)
  return all.find((each) => isRunBy(search, each) && canonical(filtersOf(each)) === asked)
}

/** The own offer is no filter. */
const canonical = (filters: Filters) =>
  JSON.stringify(
    Object.keys(noFilters)
      .filter((key) => key !== 'offer')
      .map((key) => inOrder(filters[key as keyof Filters])),
  )

const inOrder = (value: unknown) =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value
