import type { RequestAnswer, RequestKind, RequestState } from '@tandem/contract/applicant-requests'
import { applicationStatuses, type Outcome, undoPeriodMs } from '@tandem/contract/applications'

export type RequestFacts = {
  kind: RequestKind
  answer: RequestAnswer | null
  /** Of an invitation: the applicant has applied for its offer. */
  hasApplied: boolean
  /** What is asked for can still be had. */
  isPossible: boolean
}

export function stateOf({ kind, answer, hasApplied, isPossible }: RequestFacts): RequestState {
  if (kind === 'invitation' && hasApplied) return 'accepted'
  if (answer) return answer
  return isPossible ? 'open' : 'expired'
}

/** The same of a record as it is read. */
export const stateOfRecord = ({
  request: { kind, answer },
  sentForOffer,
  isPossible,
}: {
  request: Pick<RequestFacts, 'kind' | 'answer'>
  sentForOffer: string | null
  isPossible: boolean
}): RequestState => stateOf({ kind, answer, hasApplied: sentForOffer !== null, isPossible })

/** Whoever recommends is not told of a no: it looks like a request that came to nothing. */
export const stateForCompany = (kind: RequestKind, state: RequestState): RequestState =>
  kind === 'recommendation' && state === 'declined' ? 'expired' : state

/** A recommendation mostly comes with a decline, and reaches the applicant no sooner than that. */
export const toldAfterMs = (kind: RequestKind): number => (kind === 'recommendation' ? undoPeriodMs : 0)

type ApplicationFacts = { status: number; outcome: Outcome | null }

/** Under way, or over without the applicant's doing: who took a place or left needs no other company. */
export const isRecommendable = ({ status, outcome }: ApplicationFacts): boolean =>
  status === applicationStatuses.sent || outcome === 'declined_by_company' || outcome === 'offer_closed'
