import type { preferenceCriteria, requirementCriteria } from '@tandem/contract/matching'

/**
 * What a criterion counts on its side. Those that somebody left open drop out, and the others share the whole.
 * `docs/matching.md` says why; a test holds the two together.
 */
export const preferenceWeights: Record<(typeof preferenceCriteria)[number], number> = {
  study_interest: 40,
  distance: 30,
  start_year: 20,
  work_languages: 10,
}

export const requirementWeights: Record<(typeof requirementCriteria)[number], number> = {
  qualification: 31.5,
  grade: 18,
  languages: 13.5,
  expertises: 13.5,
  documents: 13.5,
  maths: 10,
}
