import type { CompanyStatus } from '@tandem/contract/accounts'
import { AppError } from '#platform/http/app-error.ts'

export type ReviewState = {
  status: CompanyStatus | 'closed'
  revision: number
  /** Null until the first account has confirmed its address. */
  submittedAt: Date | null
}
export type ReviewStep =
  | 'confirm'
  | 'refuse'
  | 'submit'
  | 'changeAdmission'
  | 'correct'
  | 'suspend'
  | 'reinstate'

/** Who stands where may go where. An admin may take back a refusal; a confirmed company is not refused any more. */
const steps: Record<ReviewStep, { from: readonly ReviewState['status'][]; to: CompanyStatus | 'as it was' }> =
  {
    confirm: { from: ['pending', 'refused'], to: 'confirmed' },
    refuse: { from: ['pending'], to: 'refused' },
    submit: { from: ['refused'], to: 'pending' },
    changeAdmission: { from: ['confirmed'], to: 'confirmed' },
    correct: { from: ['pending', 'confirmed', 'refused', 'suspended'], to: 'as it was' },
    suspend: { from: ['confirmed'], to: 'suspended' },
    reinstate: { from: ['suspended'], to: 'confirmed' },
  }

/** There is nothing to decide about who has not confirmed an address, or is closed. */
export const isReviewable = ({ status, submittedAt }: Omit<ReviewState, 'revision'>): boolean =>
  submittedAt !== null && status !== 'closed'

export const mayTake = (step: ReviewStep, state: Omit<ReviewState, 'revision'>): boolean =>
  isReviewable(state) && steps[step].from.includes(state.status)

/** Answers where the step leads, null for one that rests on what is not so any more; refuses what nobody may do there. */
export function takeStep(step: ReviewStep, state: ReviewState, revision: number): CompanyStatus | null {
  if (!isReviewable(state)) throw new AppError('not_found')
  if (state.revision !== revision) return null
  if (!mayTake(step, state)) throw new AppError('forbidden')
  const { to } = steps[step]
  return to === 'as it was' ? (state.status as CompanyStatus) : to
}
