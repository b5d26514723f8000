import { type Application, applicationStatuses, type Stage } from '@tandem/contract/applications'
import type { Station } from '#ui/progress/Stations.tsx'

export type Progress = Pick<Application, 'status' | 'stage'>

/** The way of an application as the applicant sees it. */
const stationKeys = ['sent', 'viewed', 'interview', 'decision'] as const
export type StationKey = (typeof stationKeys)[number]

const reached: Record<Stage, StationKey> = {
  received: 'sent',
  viewed: 'viewed',
  in_review: 'viewed',
  documents_missing: 'viewed',
  interview: 'interview',
  offer_made: 'decision',
}

/** What each station is: behind, here, ahead, or where the way ended. */
export function stationStates({ status, stage }: Progress): { key: StationKey; state: Station['state'] }[] {
  const isOver = status === applicationStatuses.finished || status === applicationStatuses.cancelled
  const here = stationKeys.indexOf(status === applicationStatuses.finished ? 'decision' : reachedAt(stage))
  return stationKeys.map((key, index) => {
    if (index === here) return { key, state: isOver ? 'ended' : 'now' }
    return { key, state: index < here ? 'done' : 'next' }
  })
}

const reachedAt = (stage: Stage | null): StationKey => (stage ? reached[stage] : 'sent')
