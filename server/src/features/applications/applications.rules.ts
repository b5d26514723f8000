import { nextStates, type Party, stateOf } from '@tandem/contract/application-transitions'
import {
  applicationStatuses,
  applicationTypes,
  initiativePauseDays,
  type Outcome,
  outcomes,
  type Stage,
  skippableStages,
  stages,
} from '@tandem/contract/applications'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'

export type ApplicationFacts = {
  applicantId: string
  companyId: string | null
  type: number
  status: number
  stage: Stage | null
  outcome: Outcome | null
  sentAt: Date | null
  undoUntil: Date | null
}

export const isOwner = (viewer: Viewer, { applicantId }: ApplicationFacts): boolean =>
  viewer.type === 'applicant' && viewer.applicantId === applicantId

export const isRecipient = (viewer: Viewer, { companyId, sentAt }: ApplicationFacts): boolean =>
  viewer.type === 'company' &&
  viewer.companyId === companyId &&
  sentAt !== null &&
  hasPermission(viewer, 'company-profile-edit')

/** A draft is the applicant's alone, also one that was given up before it was sent; admins see what was sent. */
export const mayRead = (viewer: Viewer, application: ApplicationFacts): boolean =>
  isOwner(viewer, application) ||
  isRecipient(viewer, application) ||
  (viewer.type === 'admin' && application.sentAt !== null)

export const isEditable = ({ status }: ApplicationFacts): boolean => status === applicationStatuses.new

/** Profiles and templates are kept, not sent. */
export const hasTarget = ({ type }: Pick<ApplicationFacts, 'type'>): boolean =>
  type === applicationTypes.offer || type === applicationTypes.initiative

export const isViewedBy = (viewer: Viewer, application: ApplicationFacts): boolean =>
  isRecipient(viewer, application) &&
  application.status === applicationStatuses.sent &&
  application.stage === 'received'

/** As whom the viewer changes where an application stands; null for whoever only reads it. */
export function partyOf(viewer: Viewer, application: ApplicationFacts): Party | null {
  if (isOwner(viewer, application)) return 'applicant'
  return isRecipient(viewer, application) ? 'company' : null
}

/** The outcomes that the viewer may record now. */
export function allowedOutcomes(viewer: Viewer, application: ApplicationFacts): Outcome[] {
  if (isSuspended(viewer)) return []
  const party = partyOf(viewer, application)
  const next = party ? nextStates(stateOf(application), party) : []
  return outcomes.filter((outcome) => next.includes(outcome))
}

/**
 * An application without an offer stands in the way of another one to the same company: while it is open, and a while
 * after it has ended. One that was withdrawn does not.
 */
export function blocksInitiative(
  { status, closedAt }: { status: number; closedAt: Date | null },
  now: Date,
): boolean {
  if (status === applicationStatuses.sent) return true
  if (status !== applicationStatuses.finished || !closedAt) return false
  return now.getTime() < closedAt.getTime() + initiativePauseDays * 24 * 60 * 60 * 1000
}

/** What reaches applicants is refused to a company that an admin has suspended. */
const isSuspended = (viewer: Viewer): boolean => viewer.type === 'company' && viewer.companySuspended

export const canBeUndone = ({ undoUntil }: Pick<ApplicationFacts, 'undoUntil'>, now: Date): boolean =>
  undoUntil !== null && now < undoUntil

type ToldColumns = Pick<ApplicationFacts, 'undoUntil'> & {
  status: number
  stage: Stage | null
  outcome: Outcome | null
  revision: number
  updatedAt: Date
  toldStatus: number | null
  toldStage: Stage | null
  toldOutcome: Outcome | null
  toldRevision: number | null
  toldUpdatedAt: Date | null
  untoldRevisions: number
}

/** The record as its applicant knows it: without what the company can still undo, or undid in time. */
export function asTold<T extends ToldColumns>(application: T, now: Date): T {
  const { revision, toldStatus, toldStage, toldOutcome, toldRevision, toldUpdatedAt } = application
  const { untoldRevisions } = application
  if (!canBeUndone(application, now) || toldStatus === null || toldRevision === null) {
    return { ...application, revision: revision - untoldRevisions }
  }
  return {
    ...application,
    status: toldStatus,
    stage: toldStage,
    outcome: toldOutcome,
    revision: toldRevision - untoldRevisions,
    updatedAt: toldUpdatedAt ?? application.updatedAt,
  }
}

type SkippingRecord = Pick<ToldColumns, 'stage' | 'undoUntil' | 'toldRevision'> & {
  /** Of its stage, as far as one may have been skipped. */
  changes: { event: string; revision: number | null }[] | null
}

/** Of a record as the viewer knows it. `isTold`: without the changes that its applicant does not know of yet. */
export function skippedStages(
  { changes, stage, toldRevision, ...record }: SkippingRecord,
  { isTold, now }: { isTold: boolean; now: Date },
) {
  if (!changes || !stage) return []
  const last = isTold && canBeUndone(record, now) ? toldRevision : null
  const known = changes.filter(({ revision }) => last === null || (revision ?? 0) <= last)
  // Documents are asked for in a review.
  const been = new Set(known.map(({ event }) => (event === 'documents_missing' ? 'in_review' : event)))
  return skippableStages.filter((each) => stages.indexOf(each) < stages.indexOf(stage) && !been.has(each))
}

/** Of an application that the viewer may see, as they know it. `isClosed`: it can no longer be sent. */
export function allowedActions(
  viewer: Viewer,
  application: ApplicationFacts,
  { isClosed, now }: { isClosed: boolean; now: Date },
) {
  const edit = isOwner(viewer, application) && isEditable(application)
  const next = isOwner(viewer, application) ? nextStates(stateOf(application), 'applicant') : []
  return {
    edit,
    submit: edit && hasTarget(application) && !isClosed,
    move:
      isRecipient(viewer, application) &&
      !isSuspended(viewer) &&
      application.status === applicationStatuses.sent,
    cancel: application.status === applicationStatuses.sent && next.includes('cancelled'),
    // To others than its applicant a profile is shown only where it can be found.
    delete: edit || (viewer.type === 'admin' && application.type === applicationTypes.profile),
    undo: isRecipient(viewer, application) && canBeUndone(application, now),
    message:
      !isSuspended(viewer) &&
      (application.type === applicationTypes.profile
        ? viewer.type === 'company'
        : application.sentAt !== null &&
          (isOwner(viewer, application) ||
            (isRecipient(viewer, application) && application.status !== applicationStatuses.cancelled))),
  }
}
