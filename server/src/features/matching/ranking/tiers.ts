import { type Nearness, nearness, nearnessOf } from '../scoring/criteria/study-interest.ts'
import type { StudyInterest } from '../scoring/match-input.ts'
import { preferenceWeights } from '../scoring/weights.ts'

/** Study interests to read together, null for all that is left, and what nothing after them can go beyond. */
export type Tier = { interests: number[] | null; bound: number }

const near = ['same', 'course', 'area'] as const

/**
 * How thousands are ranked without reading them all: the study interest is the heaviest preference, so what lies near the
 * interests in the middle is read first, and the rest only where it could still come before. Without a middle, or
 * where one is open, everything could.
 */
export function tiersAround(middle: readonly StudyInterest[], all: Iterable<StudyInterest>): Tier[] {
  const everything: Tier = { interests: null, bound: Number.NEGATIVE_INFINITY }
  if (middle.length === 0) return [everything]
  const byNearness = Map.groupBy(all, (interest) => nearestTo(middle, interest))
  const tiers = near.map((each, index) => ({
    interests: (byNearness.get(each) ?? []).map(({ id }) => id),
    bound: bestTotal(near[index + 1] ?? 'other'),
  }))
  return [...tiers, everything]
}

function nearestTo(middle: readonly StudyInterest[], interest: StudyInterest): Nearness {
  const found = middle.map((each) => nearnessOf(each, interest))
  return near.find((each) => found.includes(each)) ?? 'other'
}

/** With everything else as it should be. Where other preferences are open this one weighs more, and the total is less. */
function bestTotal(of: Nearness): number {
  const applicant = 100 - (preferenceWeights.study_interest / 100) * (100 - nearness[of])
  return Math.round((applicant + 100) / 2)
}
