import type { Circle } from '#features/search/core/circles.ts'
import type { TextQuery } from '#features/search/text/text-query.ts'

/** Under it lie the profiles that name no study interest. */
export const noInterest = -1

/** A search for profiles with everything looked up that it names. Filters that were not set are null or empty. */
export type ProfileCriteria = {
  /** Study interests of which a profile must have one. */
  interests: number[] | null
  circles: Circle[]
  years: number[]
  qualifications: string[]
  grade: number | null
  documents: string[]
  /** A language with its lowest level, `en4`. */
  languages: string[]
  text: TextQuery | null
  /** Whose marks are left out. */
  unmarkedBy: string | null
  /** Whom applicants may have blocked. */
  companyId: string | null
}

/** Each of the four, and the other way round; who withholds a grade or a name comes last either way. */
export type ProfileSort =
  | ('newest' | 'distance' | 'name' | 'grade')
  | ('oldest' | 'farthest' | 'nameFromZ' | 'worstGrade')

/** How the hits are looked at. */
export type ProfileView = {
  sort: ProfileSort
  /** Of a person's profiles only the first in this order. */
  oneEach: boolean
}
