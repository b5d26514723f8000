import { compareDistance } from './criteria/distance.ts'
import { compareGrade } from './criteria/grade.ts'
import { compareLanguages, compareWorkLanguages } from './criteria/languages.ts'
import { compareMaths } from './criteria/maths.ts'
import { compareQualification } from './criteria/qualification.ts'
import { compareDocuments, compareExpertises } from './criteria/share.ts'
import { compareStartYear } from './criteria/start-year.ts'
import { compareStudyInterest } from './criteria/study-interest.ts'
import type { Finding } from './finding.ts'
import type { Position, Seeker } from './match-input.ts'
import { preferenceWeights, requirementWeights } from './weights.ts'

export type Score = ReturnType<typeof scoreMatch>

/**
 * The match of an application and an offer: one pure function for list, detail, mail and both viewers. Each side is
 * the weighted mean of its criteria without those left open; where everything is open, nothing is missing: 100.
 */
export function scoreMatch(seeker: Seeker, position: Position) {
  const preferences = {
    study_interest: compareStudyInterest(seeker, position),
    distance: compareDistance(seeker, position),
    start_year: compareStartYear(seeker, position),
    work_languages: compareWorkLanguages(seeker, position),
  }
  const requirements = {
    qualification: compareQualification(seeker, position),
    grade: compareGrade(seeker, position),
    languages: compareLanguages(seeker, position),
    expertises: compareExpertises(seeker, position),
    documents: compareDocuments(seeker, position),
    maths: compareMaths(seeker, position),
  }
  const applicant = weightedMean(preferences, preferenceWeights)
  const company = weightedMean(requirements, requirementWeights)
  // From the unrounded sides: two halves rounded up would make a whole too much.
  const total = whole((applicant + company) / 2)
  return { total, applicant: whole(applicant), company: whole(company), preferences, requirements }
}

/** The ring closes only where everything fits. */
const whole = (score: number): number => (score < 100 ? Math.min(99, Math.round(score)) : 100)

/** Whether there is anything to compare: without a preference there is no ring. */
export const seeksSomething = ({ studyInterests, places, desiredYears }: Seeker): boolean =>
  studyInterests.length + places.length + desiredYears.length > 0

function weightedMean<Criterion extends string>(
  findings: Record<Criterion, Finding>,
  weights: Record<Criterion, number>,
): number {
  let sum = 0
  let weight = 0
  for (const criterion in findings) {
    const finding = findings[criterion]
    if (!finding) continue
    sum += weights[criterion] * finding.score
    weight += weights[criterion]
  }
  return weight === 0 ? 100 : sum / weight
}
