import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import { interestRestriction } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'
import { type Circle, findCircles } from '../core/circles.ts'
import { expandText, type Vocabulary } from '../text/expand-text.store.ts'
import type { TextQuery } from '../text/text-query.ts'

/** What is searched, by the name of the query's parameter; an empty list or null searches for nothing. */
export type OfferFilters = {
  text: TextQuery | null
  studyInterest: number[] | null
  studyCourse: number[] | null
  subjectArea: string[] | null
  year: number[]
  place: Circle[]
  company: string | null
  qualification: string | null
  grade: number | null
  free: boolean
  /** Whose watch list is left out. */
  unmarked: string | null
}

/** With what nobody chose. */
export type OfferCriteria = OfferFilters & {
  /** With the setting `published-only-to-matching`, the applicant whose courses the offers must be of. */
  onlyMatching: string | null
  /** Whose bookmarks under “rather not” are left out, companies' too. */
  wantedBy: string | null
  /** A place in an earlier year is free no more. */
  firstYear: number
  /** Of all that is found, only offers of these study interests, or of none; for who ranks them part by part. */
  tier: number[] | null
}

type ListQuery = HandlerInput<typeof listOffers>['query']
/** A search for offers, or for what companies offer, without order and page. */
export type OfferQuery = Pick<
  ListQuery,
  'text' | 'studyInterest' | 'studyCourse' | 'subjectArea' | 'year' | 'place' | 'free' | 'unmarked'
> &
  OfferDemands

/** What only some searches ask of an offer. */
export type OfferDemands = Partial<Pick<ListQuery, 'company' | 'qualification' | 'grade' | 'wanted'>>

/** Throws `invalid_input` for a place that is not on the list. */
export async function readCriteria(
  ctx: Context,
  viewer: Viewer | null,
  query: OfferQuery,
  vocabulary: Vocabulary = 'offer',
): Promise<OfferCriteria> {
  return {
    text: query.text === undefined ? null : await expandText(ctx.db, vocabulary, query.text),
    studyInterest: orNull(query.studyInterest)?.flatMap(toInteger) ?? null,
    studyCourse: orNull(query.studyCourse)?.flatMap(toInteger) ?? null,
    subjectArea: orNull(query.subjectArea),
    year: query.year,
    place: await findCircles(ctx.db, query.place, ctx.locale),
    company: query.company ?? null,
    qualification: query.qualification ?? null,
    grade: query.grade ?? null,
    free: query.free,
    unmarked: query.unmarked && viewer ? viewer.accountId : null,
    onlyMatching: await interestRestriction(ctx, viewer),
    wantedBy: query.wanted && viewer ? viewer.accountId : null,
    firstYear: firstStudyYear(ctx.clock()),
    tier: null,
  }
}

const nothing: OfferFilters = {
  text: null,
  studyInterest: null,
  studyCourse: null,
  subjectArea: null,
  year: [],
  place: [],
  company: null,
  qualification: null,
  grade: null,
  free: false,
  unmarked: null,
}

/** All that the viewer may find. */
export const everyOffer = async (ctx: Context, viewer: Viewer | null): Promise<OfferCriteria> => ({
  ...nothing,
  onlyMatching: await interestRestriction(ctx, viewer),
  wantedBy: null,
  firstYear: firstStudyYear(ctx.clock()),
  tier: null,
})

/** The search without any filter; what the viewer may not find stays away. */
export const unfiltered = (criteria: OfferCriteria): OfferCriteria => ({ ...criteria, ...nothing })

export const isOfAnyCourse = ({ studyInterest, studyCourse, subjectArea }: OfferFilters): boolean =>
  !studyInterest && !studyCourse && !subjectArea

const filterNames = Object.keys(nothing) as (keyof OfferFilters)[]

/** The search without each of the filters that are set. */
export const relaxed = <C extends OfferFilters>(criteria: C): [filter: string, without: C][] =>
  filterNames
    .filter((filter) => isChosen(criteria, filter))
    .map((filter) => [filter, omitFilters(criteria, filter)])

export const omitFilters = <C extends OfferFilters>(criteria: C, ...filters: (keyof OfferFilters)[]): C => ({
  ...criteria,
  ...Object.fromEntries(filters.map((filter) => [filter, nothing[filter]])),
})

export function isChosen(criteria: OfferFilters, filter: keyof OfferFilters): boolean {
  const [value, unset] = [criteria[filter], nothing[filter]]
  return Array.isArray(unset) ? Array.isArray(value) && value.length > 0 : value !== unset
}

const orNull = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null)

/** Ids of lists are integers in the database; what is none matches nothing. */
const toInteger = (id: string): number[] => (/^\d{1,9}$/.test(id) ? [Number(id)] : [])
