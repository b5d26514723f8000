import type { Admission } from '@tandem/contract/reference'
import type { Score } from '../scoring/score-match.ts'

export type Findings = Score['preferences'] & Score['requirements']
type Known<Criterion extends keyof Findings> = NonNullable<Findings[Criterion]>

/** The words for each criterion. They address nobody: both sides read the same. */
export type ReasonTexts = { [Criterion in keyof Findings]: CriterionTexts<Known<Criterion>> }

export type CriterionTexts<Found> = {
  /** One that is understood without the criterion's name beside it. */
  sentence: (found: Found, words: Words) => string
  /** Beside the criterion's name. */
  finding: (found: Found, words: Words) => string
  /** What is looked for, where the finding does not say it; null where it does. */
  wanted: (found: Found, words: Words) => string | null
  /** Where one side left it open. */
  open: string
}

/** How numbers and names are written in the reader's language. */
export type Words = {
  number: (value: number) => string
  /** “1,9” from tenths. */
  grade: (tenths: number) => string
  language: (code: string) => string
  /** “B2” from the index of a level; empty for none. */
  level: (index: number) => string
  /** A module of the maths test. */
  module: (key: string) => string
}

export type Ways = Record<Admission, { sentence: string; finding: string }>

export const nothing = (): null => null

/** The language with its level, if one was named: “Englisch B2”. */
export const skill = (words: Words, code: string, level: number): string =>
  [words.language(code), words.level(level)].filter(Boolean).join(' ')

export const kilometres = (words: Words, km: number): string => `${words.number(km)}\u00a0km`

/** Under a kilometre nobody counts. */
export const isAtPlace = (km: number): boolean => km < 1
