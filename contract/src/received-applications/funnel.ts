import { applicationStatuses, type Outcome, type Stage } from '../applications.ts'

/** The way from an application to a contract, as a company counts it. */
export const funnelSteps = ['received', 'review', 'interview', 'offer', 'contract'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** What a list of received applications can be narrowed down to: all that got so far, or all that are over. */
export const reachedFilters = ['review', 'interview', 'offer', 'contract', 'closed'] as const
export type ReachedFilter = (typeof reachedFilters)[number]

export const stepOfStage: Record<Stage, FunnelStep> = {
  received: 'received',
  viewed: 'received',
  in_review: 'review',
  documents_missing: 'review',
  interview: 'interview',
  offer_made: 'offer',
}

type Progress = { status: number; stage: Stage | null; outcome: Outcome | null }

/** How far it is, or was when it ended. Who moves an application back by hand corrects how far it got. */
export const reachedStep = ({ stage, outcome }: Progress): FunnelStep =>
  outcome === 'contract_signed' ? 'contract' : stepOfStage[stage ?? 'received']

/** The same question is asked of the database for the numbers, so that a number and its list agree. */
export const hasReached = (application: Progress, wanted: ReachedFilter): boolean =>
  wanted === 'closed'
    ? application.status !== applicationStatuses.sent
    : funnelSteps.indexOf(reachedStep(application)) >= funnelSteps.indexOf(wanted)
