import { applicationStatuses, movableStages, type Stage } from '@tandem/contract/applications'
import type { Progress } from './progress-steps.ts'
import type { MovableStage } from './send-move.ts'

/** The columns of the received applications (decisions, section 4). */
export const boardColumns = ['new', 'review', 'interview', 'offer', 'closed'] as const
export type BoardColumn = (typeof boardColumns)[number]

const columnOfStage: Record<Stage, BoardColumn> = {
  received: 'new',
  viewed: 'new',
  in_review: 'review',
  documents_missing: 'review',
  interview: 'interview',
  offer_made: 'offer',
}

export function columnOf({ status, stage }: Progress): BoardColumn {
  return status === applicationStatuses.sent && stage ? columnOfStage[stage] : 'closed'
}

/** The stage that a card gets when it is dropped into a column; what is new or closed is not made so by hand. */
export const stageOfColumn: Partial<Record<BoardColumn, MovableStage>> = {
  review: 'in_review',
  interview: 'interview',
  offer: 'offer_made',
}

/** Where an application can be moved by hand. */
export function stagesAhead({ status, stage }: Progress): MovableStage[] {
  return status === applicationStatuses.sent ? movableStages.filter((each) => each !== stage) : []
}
