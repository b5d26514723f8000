import { type PlaceTerms, placeTerms } from '#features/search/core/postings/places.store.ts'
import { yearBits } from '#features/search/core/postings/year-bits.ts'
import { toTenths } from '#platform/db/grade.ts'
import type { ProfileCriteria } from '../criteria/criteria.ts'

/** The criteria as the statements take them. What does not narrow the search is null. */
export type ProfileTerms = PlaceTerms & {
  /** The only one to look under, else null. */
  interest: number | null
  interests: number[]
  /** A bit for each year since 2000. */
  years: string | null
  qualifications: string[] | null
  /** Tenths. */
  grade: number | null
  documents: { types: string[]; number: number } | null
  languages: string[] | null
  text: { tsquery: string | null } | null
  unmarkedBy: string | null
  companyId: string | null
}

export function termsOf(criteria: ProfileCriteria): ProfileTerms {
  const { circles, years, grade, documents, text, unmarkedBy, companyId } = criteria
  const interests = interestKeys(criteria)
  return {
    interest: interests.length === 1 ? (interests[0] ?? null) : null,
    interests,
    ...placeTerms(circles, interests.length),
    years: years.length > 0 ? yearBits(years) : null,
    qualifications: orNull(criteria.qualifications),
    grade: grade === null ? null : toTenths(grade),
    documents: documents.length > 0 ? { types: documents, number: new Set(documents).size } : null,
    languages: orNull(criteria.languages),
    text: text && { tsquery: text.tsquery },
    unmarkedBy,
    companyId,
  }
}

/** The interests to look under; 0 stands for any. */
export const interestKeys = ({ interests }: Pick<ProfileCriteria, 'interests'>): number[] => interests ?? [0]

const orNull = <Each>(list: Each[]): Each[] | null => (list.length > 0 ? list : null)
