import { type Application, applicationStatuses, type Stage } from '@tandem/contract/applications'
import type { Step } from '#ui/nav/steps/Stepper.tsx'

export type Progress = Pick<Application, 'status' | 'stage'> &
  Partial<Pick<Application, 'closure' | 'skipped' | 'timeline'>>

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

type StepAt<Key> = { key: Key; state: Step['state'] }

/** What each step is: behind, here, ahead, where the way ended, or beyond that. */
export function progressSteps(application: Progress): StepAt<ProgressStep>[] {
  const { status, stage, skipped = [], timeline = [] } = application
  const reached = reachedAt(stage)
  const here = status === applicationStatuses.finished ? 'decision' : reached
  const dates = datesOf(timeline)
  return stepsUpTo(stepKeys, { reached, here, skipped }, isOver(application)).map(({ key, state }, index) => {
    // Its company moved it back from there.
    const wasThere = state === 'missed' && index < stepKeys.indexOf(here) && dates[key] !== undefined
    return { key, state: wasThere ? 'done' : state }
  })
}

/** The way of an application as the company sees it. */
const receivedKeys = ['received', 'viewed', 'in_review', 'interview', 'offer_made', 'finished'] as const
export type ReceivedStep = (typeof receivedKeys)[number]

export function receivedSteps(application: Progress): StepAt<ReceivedStep>[] {
  const { status, stage, skipped = [] } = application
  // Until they are there nothing else is reached.
  const reached = stage === 'documents_missing' ? 'in_review' : (stage ?? 'received')
  const here = status === applicationStatuses.finished ? 'finished' : reached
  return stepsUpTo(receivedKeys, { reached, here, skipped }, isOver(application))
}

function isOver({ status, closure }: Progress): boolean {
  const ended: number[] = [applicationStatuses.finished, applicationStatuses.cancelled]
  return ended.includes(status) || closure !== undefined
}

type Way<Key> = {
  /** By the stage; an end may leave out what would have come after it. */
  reached: Key
  here: Key
  /** Steps before it that the way went past. */
  skipped: readonly string[]
}

function stepsUpTo<Key extends string>(
  keys: readonly Key[],
  { reached, here, skipped }: Way<Key>,
  isOver: boolean,
): StepAt<Key>[] {
  return keys.map((key, index) => {
    if (key === here) return { key, state: isOver ? 'ended' : 'now' }
    if (index > keys.indexOf(reached)) return { key, state: isOver ? 'missed' : 'next' }
    return { key, state: skipped.includes(key) ? 'missed' : 'done' }
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
