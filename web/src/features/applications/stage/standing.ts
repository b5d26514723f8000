import { stateOf } from '@tandem/contract/application-transitions'
import type { Application, Outcome, Stage } from '@tandem/contract/applications'

export type Standing = Stage | Outcome | 'draft' | 'closed' | 'cancelled' | 'initiative_ended'

export type Stands = Parameters<typeof stateOf>[0] & Partial<Pick<Application, 'closure' | 'target'>>

/** Where an application stands, as the key of its words. */
export function standingOf(application: Stands): Standing {
  const state = stateOf(application)
  if (state === 'new') return application.closure ? 'closed' : 'draft'
  return state === 'offer_closed' && application.target?.offerId === null ? 'initiative_ended' : state
}

/** Since when the company has missed documents; it may have done so before. */
export const missingSince = ({ timeline }: Pick<Application, 'timeline'>): string =>
  timeline.findLast(({ event }) => event === 'documents_missing')?.at ?? ''
