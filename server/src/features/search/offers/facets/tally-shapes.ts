import type { CountedValue } from '#features/search/core/facets.ts'
import type { OfferCriteria, OfferFilters } from '../offer-criteria.ts'
import type { Acceptance, Group, Term } from './read-shapes.ts'

export const facetFilters = [
  'studyInterest',
  'studyCourse',
  'subjectArea',
  'year',
  'free',
  'qualification',
] as const satisfies (keyof OfferFilters)[]
type FacetFilter = (typeof facetFilters)[number]
export type Chosen = Pick<OfferCriteria, FacetFilter | 'firstYear'>

export const choiceOf = ({
  studyInterest,
  studyCourse,
  subjectArea,
  year,
  free,
  qualification,
  firstYear,
}: Chosen): Chosen => ({ studyInterest, studyCourse, subjectArea, year, free, qualification, firstYear })

/** The groups are those of the search without these filters; what is `chosen` of them is seen to here. */
export function tallyShapes(
  groups: readonly Group[],
  chosen: Chosen,
  qualifications: string[],
): CountedValue[] {
  const { terms, acceptances } = sumUp(groups, chosen)
  const counts = new Map<string, number>()
  for (const [term, count] of terms) {
    for (const value of valuesCounted(term, chosen)) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  for (const [accepted, count] of acceptances) {
    for (const key of accepted.length > 0 ? accepted : qualifications) {
      counts.set(`qualification:${key}`, (counts.get(`qualification:${key}`) ?? 0) + count)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** The values, as `year:2027`, that an offer of this term counts for under what is chosen of the other filters. */
export function valuesCounted(term: Term, chosen: Chosen): string[] {
  const failed = termFilters.filter((filter) => !fits[filter](term, chosen))
  // Most fail at the course and at something else, and count for nothing.
  if (failed.length > 2) return []
  return termFilters
    .filter((filter) => failed.every((each) => leftOutFor(filter, each)))
    .flatMap((filter) => values[filter](term, chosen).map((value) => `${filter}:${value}`))
}

/** A filter's own choice; and what is free in the years chosen does not matter to the other years. */
const leftOutFor = (counted: TermFilter, failed: TermFilter): boolean =>
  failed === counted || (counted === 'year' && failed === 'free')

/** By term those that take the chosen qualification; by acceptance those whose term is what was chosen. */
function sumUp(groups: readonly Group[], chosen: Chosen) {
  const terms = new Map<Term, number>()
  const acceptances = new Map<Acceptance, number>()
  const isChosen = new Map<Term, boolean>()
  for (const { term, acceptance, count } of groups) {
    if (accepts(acceptance, chosen)) terms.set(term, (terms.get(term) ?? 0) + count)
    const fitting = isChosen.get(term) ?? termFilters.every((filter) => fits[filter](term, chosen))
    isChosen.set(term, fitting)
    if (fitting) acceptances.set(acceptance, (acceptances.get(acceptance) ?? 0) + count)
  }
  return { terms, acceptances }
}

const accepts = (accepted: Acceptance, { qualification }: Chosen): boolean =>
  qualification === null || accepted.length === 0 || accepted.includes(qualification)

type TermFilter = Exclude<FacetFilter, 'qualification'>
export const termFilters = facetFilters.filter((filter): filter is TermFilter => filter !== 'qualification')

const fits: Record<TermFilter, (term: Term, chosen: Chosen) => boolean> = {
  studyInterest: ({ course }, { studyInterest }) => isOneOf(course?.id, studyInterest),
  studyCourse: ({ course }, { studyCourse }) => isOneOf(course?.id, studyCourse),
  subjectArea: ({ course }, { subjectArea }) => isOneOf(course?.id, subjectArea),
  year: ({ years }, { year }) => year.length === 0 || year.some((each) => years.includes(each)),
  free: ({ freeYears }, chosen) => !chosen.free || isFree(freeYears, chosen),
}

const values: Record<TermFilter, (term: Term, chosen: Chosen) => (string | number)[]> = {
  studyInterest: ({ course }) => (course ? [course.id] : []),
  studyCourse: ({ course }) => (course ? [course.studyCourseId] : []),
  subjectArea: ({ course }) => (course ? [course.subjectAreaKey] : []),
  year: ({ years, freeYears }, { free, firstYear }) =>
    (free ? freeYears : years).filter((year) => year >= firstYear),
  free: ({ freeYears }, chosen) => (isFree(freeYears, chosen) ? [1] : []),
}

const isOneOf = <T>(value: T | undefined, list: T[] | null): boolean =>
  list === null || (value !== undefined && list.includes(value))

/** With years chosen, in one of them. */
const isFree = (freeYears: number[], { year: years, firstYear }: Chosen): boolean =>
  years.length === 0
    ? freeYears.some((year) => year >= firstYear)
    : years.some((year) => freeYears.includes(year))
