import { toTenths } from '#platform/db/grade.ts'
import { type PlaceTerms, placeTerms } from '../core/postings/places.store.ts'
import { yearBits, yearBitsFrom } from '../core/postings/year-bits.ts'
import type { OfferCriteria } from './offer-criteria.ts'

/** The criteria as the statements take them. What does not narrow the search is null. */
export type OfferTerms = PlaceTerms & {
  /** The only one to look under, else null. */
  interest: number | null
  interests: number[]
  /** Bits, see `year-bits.ts`; `free` where a place has to be free in one of them. */
  years: string | null
  free: string | null
  qualification: string | null
  /** Tenths. */
  grade: number | null
  text: { tsquery: string | null } | null
  company: string | null
  unmarkedBy: string | null
  wantedBy: string | null
}

export function termsOf(criteria: OfferCriteria): OfferTerms {
  const { place, year, free, firstYear, qualification, grade, text, company, unmarked, wantedBy } = criteria
  const interests = interestKeys(criteria)
  return {
    interest: interests.length === 1 ? (interests[0] ?? null) : null,
    interests,
    ...placeTerms(place, interests.length),
    years: year.length > 0 && !free ? yearBits(year) : null,
    free: free ? (year.length > 0 ? yearBits(year) : yearBitsFrom(firstYear)) : null,
    qualification,
    grade: grade === null ? null : toTenths(grade),
    text: text && { tsquery: text.tsquery },
    company,
    unmarkedBy: unmarked,
    wantedBy,
  }
}

/** Under it lie all offers. */
const anyInterest = 0
/** Under it lie the offers that name no study interest. */
const noInterest = -1

/** What to look under: the study interests that are in all the lists. */
export function interestKeys(criteria: OfferCriteria): number[] {
  const { studyInterest, studyCourse, subjectArea, onlyMatching, tier } = criteria
  const lists = [studyInterest, studyCourse, subjectArea, onlyMatching].filter((list) => list !== null)
  const [first, ...others] = lists
  if (!first) return tier ? [noInterest, ...tier] : [anyInterest]
  const all = [...others, ...(tier ? [tier] : [])]
  return first.filter((id) => all.every((list) => list.includes(id)))
}
