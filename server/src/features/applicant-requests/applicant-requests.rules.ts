import type { RequestAnswer, RequestKind, RequestState } from '@tandem/contract/applicant-requests'
import { applicationStatuses, type Outcome, undoPeriodMs } from '@tandem/contract/applications'

type RequestFacts = {
  request: { kind: RequestKind; answer: RequestAnswer | null }
  /** Of an invitation: the application for its offer. */
  sentForOffer: string | null
  /** What is asked for can still be had. */
  isPossible: boolean
}

export function stateOfRecord({ request, sentForOffer, isPossible }: RequestFacts): RequestState {
  const { kind, answer } = request
  if (kind === 'invitation' && sentForOffer !== null) return 'accepted'
  if (answer) return answer
  return isPossible ? 'open' : 'expired'
}

/** Whoever recommends is not told of a no: it looks like a request that came to nothing. */
export const stateForCompany = (kind: RequestKind, state: RequestState): RequestState =>
  kind === 'recommendation' && state === 'declined' ? 'expired' : state

/** A recommendation mostly comes with a decline, and reaches the applicant no sooner than that. */
export const toldAfterMs = (kind: RequestKind): number => (kind === 'recommendation' ? undoPeriodMs : 0)

type ApplicationFacts = { status: number; outcome: Outcome | null }

/** Under way, or over without the applicant's doing: who took a place or left needs no other company. */
export const isRecommendable = ({ status, outcome }: ApplicationFacts): boolean =>
  status === applicationStatuses.sent || outcome === 'declined_by_company' || outcome === 'offer_closed'
