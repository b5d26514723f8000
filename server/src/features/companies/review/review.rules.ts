import type { CompanyStatus } from '@tandem/contract/accounts'
import { AppError } from '#platform/http/app-error.ts'

export type ReviewState = {
  status: CompanyStatus | 'closed'
  revision: number
  /** Null until the first account has confirmed its address. */
  submittedAt: Date | null
  /** Of an approval that has not taken effect. */
  undoUntil: Date | null
  askedAt: Date | null
  answeredAt: Date | null
}
/** Approved: for as long as that can be undone. Asked: the company is to answer before it is decided. */
type Standing = ReviewState['status'] | 'approved' | 'asked'
export type ReviewStep =
  | 'confirm'
  | 'undo'
  | 'refuse'
  | 'ask'
  | 'submit'
  | 'changeAdmission'
  | 'correct'
  | 'suspend'
  | 'reinstate'

/** Who stands where may go where. An admin may take back a refusal; a confirmed company is not refused any more. */
const steps: Record<ReviewStep, { from: readonly Standing[]; to: CompanyStatus | 'as it was' }> = {
  confirm: { from: ['pending', 'asked', 'refused'], to: 'confirmed' },
  undo: { from: ['approved'], to: 'as it was' },
  refuse: { from: ['pending', 'asked'], to: 'refused' },
  ask: { from: ['pending'], to: 'as it was' },
  submit: { from: ['refused', 'asked'], to: 'pending' },
  changeAdmission: { from: ['confirmed'], to: 'confirmed' },
  correct: { from: ['pending', 'asked', 'approved', 'confirmed', 'refused', 'suspended'], to: 'as it was' },
  suspend: { from: ['confirmed'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'confirmed' },
}

export function standingOf(state: Omit<ReviewState, 'revision'>, now: Date): Standing {
  if (state.undoUntil) return isApproved(state, now) ? 'approved' : 'confirmed'
  return state.status === 'pending' && isAsked(state) ? 'asked' : state.status
}

/** It can still be undone. */
export const isApproved = ({ undoUntil }: Pick<ReviewState, 'undoUntil'>, now: Date): boolean =>
  undoUntil !== null && undoUntil > now

export const isAsked = ({ askedAt, answeredAt }: Pick<ReviewState, 'askedAt' | 'answeredAt'>): boolean =>
  askedAt !== null && answeredAt === null

/** What has not taken effect has not happened for the company. */
export const asCompanyKnows = <State extends ReviewState>(state: State, now: Date): State =>
  isApproved(state, now) ? { ...state, undoUntil: null } : state

/** There is nothing to decide about who has not confirmed an address, or is closed. */
export const isReviewable = ({ status, submittedAt }: Pick<ReviewState, 'status' | 'submittedAt'>): boolean =>
  submittedAt !== null && status !== 'closed'

export const mayTake = (step: ReviewStep, state: Omit<ReviewState, 'revision'>, now: Date): boolean =>
  isReviewable(state) && steps[step].from.includes(standingOf(state, now))

/** Answers where the step leads, null for one that rests on what is not so any more; refuses what nobody may do there. */
export function takeStep(
  step: ReviewStep,
  state: ReviewState,
  revision: number,
  now: Date,
): CompanyStatus | null {
  if (!isReviewable(state)) throw new AppError('not_found')
  if (state.revision !== revision) return null
  if (!mayTake(step, state, now)) throw new AppError('forbidden')
  const { to } = steps[step]
  return to === 'as it was' ? (state.status as CompanyStatus) : to
}
