import { stateOf } from '@tandem/contract/application-transitions'
import type { Outcome, Stage } from '@tandem/contract/applications'

export type Standing = Stage | Outcome | 'draft' | 'cancelled'

/** Where an application stands, as the key of its words. */
export function standingOf(application: Parameters<typeof stateOf>[0]): Standing {
  const state = stateOf(application)
  return state === 'new' ? 'draft' : state
}
