import { type Application, applicationStatuses, type Stage } from '@tandem/contract/applications'
import type { Step } from '#ui/nav/steps/Stepper.tsx'

export type Progress = Pick<Application, 'status' | 'stage'> & Partial<Pick<Application, 'closure'>>

/** The way of an application as the applicant sees it. */
const stepKeys = ['sent', 'viewed', 'interview', 'decision'] as const
export type ProgressStep = (typeof stepKeys)[number]

const reached: Record<Stage, ProgressStep> = {
  received: 'sent',
  viewed: 'viewed',
  in_review: 'viewed',
  documents_missing: 'viewed',
  interview: 'interview',
  offer_made: 'decision',
}

/** What each step is: behind, here, ahead, where the way ended, or beyond that. */
export function progressSteps({
  status,
  stage,
  closure,
}: Progress): { key: ProgressStep; state: Step['state'] }[] {
  const ended: number[] = [applicationStatuses.finished, applicationStatuses.cancelled]
  const isOver = ended.includes(status) || closure !== undefined
  const here = stepKeys.indexOf(status === applicationStatuses.finished ? 'decision' : reachedAt(stage))
  return stepKeys.map((key, index) => {
    if (index === here) return { key, state: isOver ? 'ended' : 'now' }
    return { key, state: index < here ? 'done' : isOver ? 'missed' : 'next' }
  })
}

type Reached = Pick<Application['timeline'][number], 'at' | 'event'>

/** When each step was reached first; the decision's is the last one. */
export function datesOf(timeline: readonly Reached[]): Partial<Record<ProgressStep, string>> {
  const first = (event: Reached['event']) => timeline.find((each) => each.event === event)?.at
  const decided = timeline.findLast(({ event }) => event === 'offer_made' || event === 'finished')
  return {
    sent: first('sent'),
    viewed: first('viewed'),
    interview: first('interview'),
    decision: decided?.at,
  }
}

const reachedAt = (stage: Stage | null): ProgressStep => (stage ? reached[stage] : 'sent')
