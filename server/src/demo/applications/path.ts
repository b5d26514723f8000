import { type Outcome, outcomes, type Stage } from '@tandem/contract/applications'
import type { Random } from '../base/random.ts'

/** How far an application gets. */
export type Goal = 'draft' | Stage | Outcome | 'cancelled'

type StepEvent = Exclude<Stage, 'received'> | 'finished' | 'cancelled'

/** What happens after sending, and how many days after the step before. */
export type Step = { event: StepEvent; by: 'applicant' | 'company'; days: number; outcome: Outcome | null }

export const goals: [Goal, number][] = [
  ['draft', 5],
  ['received', 10],
  ['viewed', 11],
  ['in_review', 17],
  ['documents_missing', 6],
  ['interview', 16],
  ['offer_made', 8],
  ['contract_signed', 7],
  ['declined_by_company', 11],
  ['declined_by_applicant', 3],
  ['place_taken', 3],
  ['cancelled', 4],
]

const stepsTo: Record<Goal, StepEvent[]> = {
  draft: [],
  received: [],
  viewed: ['viewed'],
  in_review: ['viewed', 'in_review'],
  documents_missing: ['viewed', 'in_review', 'documents_missing'],
  interview: ['viewed', 'in_review', 'interview'],
  offer_made: ['viewed', 'in_review', 'interview', 'offer_made'],
  contract_signed: ['viewed', 'in_review', 'interview', 'offer_made', 'finished'],
  declined_by_company: ['viewed', 'in_review', 'finished'],
  declined_by_applicant: ['viewed', 'in_review', 'interview', 'offer_made', 'finished'],
  place_taken: ['viewed', 'in_review', 'interview', 'offer_made', 'finished'],
  offer_closed: ['viewed', 'finished'],
  cancelled: ['viewed', 'cancelled'],
}

const daysBefore: Record<StepEvent, [min: number, max: number]> = {
  viewed: [1, 4],
  in_review: [1, 4],
  documents_missing: [1, 3],
  interview: [2, 7],
  offer_made: [3, 9],
  finished: [2, 8],
  cancelled: [1, 6],
}

/** The way to the goal, cut where the days at hand do not suffice. */
export function drawSteps(random: Random, goal: Goal, daysAtHand: number): Step[] {
  const outcome = outcomes.find((one) => one === goal) ?? null
  let left = daysAtHand
  const steps = stepsTo[goal].map((event): Step => {
    const days = random.int(...daysBefore[event])
    left -= days
    const isApplicant = event === 'cancelled' || (event === 'finished' && isApplicants(goal))
    return {
      event,
      by: isApplicant ? 'applicant' : 'company',
      days,
      outcome: event === 'finished' ? outcome : null,
    }
  })
  while (left < 0) left += steps.pop()?.days ?? -left
  return steps
}

const isApplicants = (goal: Goal) => goal === 'declined_by_applicant' || goal === 'place_taken'
