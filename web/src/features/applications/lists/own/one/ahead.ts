import { type ApplicationState, stateOf } from '@tandem/contract/application-transitions'
import type { Application } from '@tandem/contract/applications'
import type { Interview } from '@tandem/contract/interviews'

/** What happens now, what follows and how it ends, as keys of `own.ahead`; null: nothing to say. */
type Ahead = {
  now: 'unopened' | 'companyLooks' | 'documents' | 'documentsSent' | InterviewNow | 'answerOffer' | 'contract'
  after: 'look' | 'maybeInterview' | Interview['kind'] | 'meeting' | 'contract' | null
  end: 'decision' | 'signature'
}
type InterviewNow = 'waitForTimes' | 'chooseTime' | 'timesProposed' | 'agreed' | 'afterInterview'

type Meeting = Pick<Interview, 'status' | 'startsAt' | 'minutes' | 'kind'> & { can: { choose: boolean } }

const later: Ahead = { now: 'companyLooks', after: 'maybeInterview', end: 'decision' }

const byState: Partial<Record<ApplicationState, Ahead>> = {
  received: { now: 'unopened', after: 'look', end: 'decision' },
  viewed: later,
  in_review: later,
  documents_missing: { ...later, now: 'documents' },
  interview: { now: 'waitForTimes', after: 'meeting', end: 'decision' },
  offer_made: { now: 'answerOffer', after: 'contract', end: 'signature' },
  place_taken: { now: 'contract', after: null, end: 'signature' },
}

/** Null for a draft and for what is over. A company may move by hand: an open interview says more than the stage. */
export function aheadOf(
  application: Pick<Application, 'status' | 'stage' | 'outcome'>,
  meeting: Meeting | undefined,
  now: Date,
  hasSentDocuments = false,
): Ahead | null {
  const state = stateOf(application)
  const known = byState[state] ?? null
  const ahead: Ahead | null =
    known?.now === 'documents' && hasSentDocuments ? { ...known, now: 'documentsSent' } : known
  const isDecided = ahead?.end === 'signature'
  if (!ahead || isDecided || !meeting || meeting.status === 'cancelled') return ahead
  if (meeting.status === 'agreed') {
    const isOver = meeting.startsAt !== null && endOf(meeting, meeting.startsAt) < now.getTime()
    if (!isOver) return { now: 'agreed', after: meeting.kind, end: 'decision' }
    return state === 'interview' ? { now: 'afterInterview', after: null, end: 'decision' } : ahead
  }
  if (meeting.status === 'countered') return { now: 'timesProposed', after: meeting.kind, end: 'decision' }
  // Times that have passed cannot be chosen any more.
  return { now: meeting.can.choose ? 'chooseTime' : 'waitForTimes', after: meeting.kind, end: 'decision' }
}

const endOf = ({ minutes }: Meeting, startsAt: string): number => Date.parse(startsAt) + minutes * 60_000
