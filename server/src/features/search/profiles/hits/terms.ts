import { toTenths } from '#platform/db/grade.ts'
import type { ProfileCriteria } from '../criteria/criteria.ts'

/** The criteria as the statements take them. What does not narrow the search is null. */
export type ProfileTerms = {
  /** The only one to look under, else null. */
  interest: number | null
  interests: number[]
  circles: { x: number; y: number; z: number; chord: number; towns: string[] | null }[] | null
  /** Those that the circles touch; null where looking into each costs more than it spares. */
  cells: number[] | null
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

/** Beyond it looking at each cell of each interest costs more than looking at all of an interest. */
const maxProbes = 2000

export function termsOf(criteria: ProfileCriteria): ProfileTerms {
  const { circles, years, grade, documents, text, unmarkedBy, companyId } = criteria
  const interests = interestKeys(criteria)
  const cells = [...new Set(circles.flatMap((circle) => circle.cells))]
  const areFew = cells.length * interests.length <= maxProbes
  return {
    interest: interests.length === 1 ? (interests[0] ?? null) : null,
    interests,
    circles: circles.length > 0 ? circles.map(({ cells: _, ...circle }) => circle) : null,
    cells: circles.length > 0 && areFew ? cells : null,
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

const yearBits = (years: number[]): string =>
  years
    .filter((year) => year >= 2000 && year <= 2062)
    .reduce((bits, year) => bits | (1n << BigInt(year - 2000)), 0n)
    .toString()
