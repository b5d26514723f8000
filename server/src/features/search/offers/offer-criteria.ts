import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import { interestRestriction, listSoughtInterests } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'
import { type Circle, findCircles } from '../core/circles.ts'
import { type Courses, findInterests } from '../core/study-interests.store.ts'
import { expandText, type Vocabulary } from '../text/expand-text.store.ts'
import type { TextQuery } from '../text/text-query.ts'

/** What is searched, by the name of the query's parameter; an empty list or null searches for nothing. */
export type OfferFilters = {
  text: TextQuery | null
  studyInterest: number[] | null
  /** The study interests of these courses; likewise those of the subject areas. */
  studyCourse: number[] | null
  subjectArea: number[] | null
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
  /** With the setting `published-only-to-matching`, the study interests that the offers must be of. */
  onlyMatching: number[] | null
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
  const { studyInterest, studyCourse, subjectArea } = query
  const interestsOf = (chosen: Partial<Courses>) => findInterests(ctx.db, { ...noCourses, ...chosen })
  return {
    text: query.text === undefined ? null : await expandText(ctx.db, vocabulary, query.text),
    studyInterest: await interestsOf({ studyInterest }),
    studyCourse: await interestsOf({ studyCourse }),
    subjectArea: await interestsOf({ subjectArea }),
    year: query.year,
    place: await findCircles(ctx.db, query.place, ctx.locale),
    company: query.company ?? null,
    qualification: query.qualification ?? null,
    grade: query.grade ?? null,
    free: query.free,
    unmarked: query.unmarked && viewer ? viewer.accountId : null,
    onlyMatching: await matchingInterests(ctx, viewer),
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
  onlyMatching: await matchingInterests(ctx, viewer),
  wantedBy: null,
  firstYear: firstStudyYear(ctx.clock()),
  tier: null,
})

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

const noCourses: Courses = { studyInterest: [], studyCourse: [], subjectArea: [] }

/** Null where the viewer may see all; who looks for nothing yet looks for all. */
async function matchingInterests(ctx: Context, viewer: Viewer | null): Promise<number[] | null> {
  const applicantId = await interestRestriction(ctx, viewer)
  const sought = applicantId === null ? [] : await listSoughtInterests(ctx.db, applicantId)
  return sought.length > 0 ? sought : null
}
