import { applicationStatuses, movableStages, type Outcome, type Stage, stages } from './applications.ts'

/**
 * Where an application stands, in one word: begun, at a stage with the company, withdrawn, or finished with an
 * outcome. Status, stage and outcome of a record follow from it and the other way round.
 */
export type ApplicationState = 'new' | Stage | 'cancelled' | Outcome

export type Party = 'applicant' | 'company' | 'system'

export type Transition = {
  to: ApplicationState
  by: Party
  from: readonly ApplicationState[]
  /** What the call has to bring, or what has to be so, beside the state. */
  needs: readonly ('complete' | 'openOffer' | 'revision' | 'reason' | 'place')[]
  /** Who hears of it. */
  notifies: 'applicant' | 'company'
}

/** All there is. What is not listed cannot happen. */
export const transitions: readonly Transition[] = [
  { to: 'received', by: 'applicant', from: ['new'], needs: ['complete', 'openOffer'], notifies: 'company' },
  { to: 'viewed', by: 'company', from: ['received'], needs: [], notifies: 'applicant' },
  ...movableStages.map(
    (to): Transition => ({
      to,
      by: 'company',
      from: stages.filter((stage) => stage !== to),
      needs: ['revision'],
      notifies: 'applicant',
    }),
  ),
  { to: 'cancelled', by: 'applicant', from: ['new', ...stages], needs: ['revision'], notifies: 'company' },
  {
    to: 'place_taken',
    by: 'applicant',
    from: ['offer_made'],
    needs: ['revision', 'place'],
    notifies: 'company',
  },
  {
    to: 'declined_by_applicant',
    by: 'applicant',
    from: ['offer_made', 'place_taken'],
    needs: ['revision'],
    notifies: 'company',
  },
  {
    to: 'contract_signed',
    by: 'company',
    from: [...stages, 'place_taken'],
    needs: ['revision', 'place'],
    notifies: 'applicant',
  },
  {
    to: 'declined_by_company',
    by: 'company',
    from: [...stages, 'place_taken'],
    needs: ['revision', 'reason'],
    notifies: 'applicant',
  },
  // What the applicant said on the phone.
  {
    to: 'declined_by_applicant',
    by: 'company',
    from: ['offer_made', 'place_taken'],
    needs: ['revision'],
    notifies: 'applicant',
  },
  // An accepted place ends with its company: nobody is left who could sign.
  { to: 'offer_closed', by: 'system', from: [...stages, 'place_taken'], needs: [], notifies: 'applicant' },
]

export const findTransition = (
  from: ApplicationState,
  to: ApplicationState,
  by: Party,
): Transition | undefined =>
  transitions.find((each) => each.to === to && each.by === by && each.from.includes(from))

/** What a party can make of an application that stands so. */
export const nextStates = (from: ApplicationState, by: Party): ApplicationState[] =>
  transitions.filter((each) => each.by === by && each.from.includes(from)).map(({ to }) => to)

/** In these states the applicant has one of the offer's places. */
export const holdsPlace = (state: ApplicationState): boolean =>
  state === 'place_taken' || state === 'contract_signed'

type StateColumns = { status: number; stage: Stage | null; outcome: Outcome | null }

/** Throws for a record that contradicts itself. */
export function stateOf({ status, stage, outcome }: StateColumns): ApplicationState {
  if (status === applicationStatuses.new) return 'new'
  if (status === applicationStatuses.cancelled) return 'cancelled'
  const state = status === applicationStatuses.sent ? stage : outcome
  if (!state) throw new Error(`An application with status ${status} lacks its stage or outcome`)
  return state
}

const { new: begun, sent, cancelled, finished } = applicationStatuses

/** `stage` is where the application was last: one that is over keeps it. */
export function columnsOf(state: ApplicationState, stage: Stage | null): StateColumns {
  if (state === 'new') return { status: begun, stage: null, outcome: null }
  if (state === 'cancelled') return { status: cancelled, stage, outcome: null }
  const reached = stages.find((each) => each === state)
  if (reached) return { status: sent, stage: reached, outcome: null }
  return { status: finished, stage, outcome: state as Outcome }
}
