import type { Admission } from '@tandem/contract/reference'

export type StudyInterest = { id: number; courseId: number; subjectArea: string }
/** On the unit sphere. */
export type Point = { x: number; y: number; z: number }

/**
 * What of an application is compared, and nothing else: no name, age, gender, nationality or photo. Open is an empty
 * list or null.
 */
export type Seeker = {
  studyInterests: readonly StudyInterest[]
  /** With a radius in kilometres; 0 means only this place. */
  places: readonly (Point & { radius: number })[]
  /** In ascending order. */
  desiredYears: readonly number[]
  qualification: { key: string; admission: Admission } | null
  /** Tenths. */
  grade: number | null
  /** Levels are indexes into the contract's `languageLevels`. */
  languages: readonly { code: string; level: number }[]
  /** As `normaliseName` makes them. */
  expertises: readonly string[]
  /** Types of the attached documents. */
  documents: readonly string[]
  /** Ratings of the maths test that the applicant shares, 1 to 6. */
  maths: readonly { module: string; rating: number }[]
}

/** What of an offer is compared. */
export type Position = {
  studyInterest: StudyInterest | null
  years: readonly { year: number; free: number }[]
  locations: readonly Point[]
  /** Keys; empty: all are welcome. */
  qualifications: readonly string[]
  /** Tenths; the worst that is looked for. */
  minimumGrade: number | null
  languages: readonly { code: string; minimumLevel: number }[]
  /** Each in every language that it has a name in, as `normaliseName` makes them. */
  expertises: readonly (readonly string[])[]
  requiredDocuments: readonly string[]
  maths: readonly { module: string; minimumRating: number }[]
}

/** “Microsoft Excel ” and “microsoft  excel” are one. */
export const normaliseName = (name: string): string =>
  name.normalize('NFKC').toLocaleLowerCase('de').replace(/\s+/g, ' ').trim()
