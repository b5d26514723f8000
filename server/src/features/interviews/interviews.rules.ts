import { applicationStatuses } from '@tandem/contract/applications'
import {
  fixedBeforeMs,
  type InterviewParty,
  type InterviewStatus,
  maxNoticeMs,
  minNoticeMs,
} from '@tandem/contract/interviews'
import type { ViolationCode } from '@tandem/contract/violations'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'

export type Side = Exclude<InterviewParty, 'system'>

type ApplicationFacts = {
  applicantId: string
  companyId: string | null
  status: number
  toldStatus: number | null
  undoUntil: Date | null
  sentAt: Date | null
  companyStatus: string | null
}

/** As whom the viewer has to do with the interviews of an application; null for everybody else. */
export function sideOf(viewer: Viewer, { applicantId, companyId, sentAt }: ApplicationFacts): Side | null {
  if (sentAt === null) return null
  if (viewer.type === 'applicant' && viewer.applicantId === applicantId) return 'applicant'
  const isRecipient = viewer.type === 'company' && viewer.companyId === companyId
  return isRecipient && hasPermission(viewer, 'company-profile-edit') ? 'company' : null
}

/** Whether the application is open, as this side knows it: what can be undone, the applicant has not been told. */
export function isApplicationOpen(
  { status, toldStatus, undoUntil }: ApplicationFacts,
  side: Side,
  now: Date,
): boolean {
  const isUntold = side === 'applicant' && undoUntil !== null && now < undoUntil
  return (isUntold ? toldStatus : status) === applicationStatuses.sent
}

/** The company is suspended: it answers nobody, and nobody is asked to wait for it. */
export const isOnHold = ({ companyStatus }: Pick<ApplicationFacts, 'companyStatus'>): boolean =>
  companyStatus !== 'confirmed'

type InterviewFacts = { status: InterviewStatus; startsAt: Date | null }

const isWaiting = ({ status }: Pick<InterviewFacts, 'status'>): boolean =>
  status === 'proposed' || status === 'countered'

/** Waits for a time, or is ahead: there is one such interview of an application at a time. */
export const isOpen = ({ status, startsAt }: InterviewFacts, now: Date): boolean =>
  isWaiting({ status }) || (status === 'agreed' && startsAt !== null && now < startsAt)

/** So short before its begin, or after it, an agreed interview stays as it is. */
export const isFixed = ({ status, startsAt }: InterviewFacts, now: Date): boolean =>
  status === 'agreed' && startsAt !== null && startsAt.getTime() - now.getTime() < fixedBeforeMs

export const isTurnOf = (side: Side, { status }: Pick<InterviewFacts, 'status'>): boolean =>
  status === (side === 'applicant' ? 'proposed' : 'countered')

/** Of an interview whose application is open. */
export function allowedSteps(side: Side, interview: InterviewFacts, now: Date) {
  const isChangeable = isWaiting(interview) || (isOpen(interview, now) && !isFixed(interview, now))
  return {
    choose: isTurnOf(side, interview),
    // An applicant answers a proposal, and does not take back an answer of their own by another one.
    propose: isChangeable && (side === 'company' || interview.status !== 'countered'),
    cancel: isChangeable,
  }
}

/** What is wrong with the times that somebody proposes; null when nothing is. */
export function findWrongSlot(
  slots: readonly Date[],
  minutes: number,
  now: Date,
): { index: number; code: ViolationCode } | null {
  const lengthMs = minutes * 60_000
  for (const [index, slot] of slots.entries()) {
    const notice = slot.getTime() - now.getTime()
    if (notice < 0) return { index, code: 'slot_past' }
    if (notice < minNoticeMs) return { index, code: 'slot_too_soon' }
    if (notice > maxNoticeMs) return { index, code: 'slot_too_far' }
    const overlaps = slots
      .slice(0, index)
      .some((each) => Math.abs(each.getTime() - slot.getTime()) < lengthMs)
    if (overlaps) return { index, code: 'slot_overlaps' }
  }
  return null
}
