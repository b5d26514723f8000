import type { Locale } from '@tandem/contract/common'
import type { Admission } from '@tandem/contract/reference'
import { normaliseName, type Position, type Seeker, type StudyInterest } from '../scoring/match-input.ts'

/** What the database's `match_seeker` gives: ids and keys, points as x, y, z. */
export type SeekerRow = {
  studyInterests: number[]
  places: [x: number, y: number, z: number, radius: number][]
  desiredYears: number[]
  qualification: string | null
  grade: number | null
  languages: [code: string, level: number][]
  expertises: string[]
  documents: string[]
  /** Only of modules that are shared. */
  maths: [module: string, rating: number][]
}

/** What the database's `match_position` gives. */
export type PositionRow = {
  studyInterest: number | null
  years: [year: number, free: number][]
  locations: [x: number, y: number, z: number][]
  qualifications: string[]
  minimumGrade: number | null
  languages: [code: string, minimumLevel: number][]
  expertises: number[]
  requiredDocuments: string[]
  maths: [module: string, minimumRating: number][]
}

/** What reference data says of the ids and keys. */
export type References = {
  studyInterests: ReadonlyMap<number, StudyInterest>
  admissions: ReadonlyMap<string, Admission>
  /** In every language that they have a name in, as `normaliseName` makes them. */
  expertises: ReadonlyMap<number, readonly string[]>
  languageNames: Record<Locale, ReadonlyMap<string, string>>
}

export function toSeeker(row: SeekerRow, references: References): Seeker {
  return {
    studyInterests: known(row.studyInterests, references.studyInterests),
    places: row.places.map(([x, y, z, radius]) => ({ x, y, z, radius })),
    desiredYears: row.desiredYears.toSorted((a, b) => a - b),
    qualification: qualificationOf(row.qualification, references),
    grade: row.grade,
    languages: row.languages.map(([code, level]) => ({ code, level })),
    expertises: row.expertises.map(normaliseName),
    documents: row.documents,
    maths: row.maths.map(([module, rating]) => ({ module, rating })),
  }
}

export function toPosition(row: PositionRow, references: References): Position {
  const { studyInterests, expertises } = references
  return {
    studyInterest: row.studyInterest === null ? null : (studyInterests.get(row.studyInterest) ?? null),
    years: row.years.map(([year, free]) => ({ year, free })),
    locations: row.locations.map(([x, y, z]) => ({ x, y, z })),
    qualifications: row.qualifications,
    minimumGrade: row.minimumGrade,
    languages: row.languages.map(([code, minimumLevel]) => ({ code, minimumLevel })),
    expertises: known(row.expertises, expertises),
    requiredDocuments: row.requiredDocuments,
    maths: row.maths.map(([module, minimumRating]) => ({ module, minimumRating })),
  }
}

/** A row that is kept and compared again and again: put together anew only when reference data are. */
export class KeptPosition {
  readonly #row: PositionRow
  #made: { references: References; position: Position } | null = null

  constructor(row: PositionRow) {
    this.#row = row
  }

  of(references: References): Position {
    if (this.#made?.references !== references) {
      this.#made = { references, position: toPosition(this.#row, references) }
    }
    return this.#made.position
  }
}

function qualificationOf(key: string | null, { admissions }: References): Seeker['qualification'] {
  const admission = key === null ? undefined : admissions.get(key)
  return key === null || !admission ? null : { key, admission }
}

function known<Id, Fact>(ids: readonly Id[], facts: ReadonlyMap<Id, Fact>): Fact[] {
  return ids.map((id) => facts.get(id)).filter((fact) => fact !== undefined)
}
