import { applicationStatuses, applicationTypes, type Stage } from '@tandem/contract/applications'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'

export type ApplicationState = {
  applicantId: string
  companyId: string | null
  type: number
  status: number
  stage: Stage | null
  sentAt: Date | null
}

export const isOwner = (viewer: Viewer, { applicantId }: ApplicationState): boolean =>
  viewer.type === 'applicant' && viewer.applicantId === applicantId

export const isRecipient = (viewer: Viewer, { companyId, sentAt }: ApplicationState): boolean =>
  viewer.type === 'company' &&
  viewer.companyId === companyId &&
  sentAt !== null &&
  hasPermission(viewer, 'company-profile-edit')

/** A draft is the applicant's alone, also one that was given up before it was sent; admins see what was sent. */
export const mayRead = (viewer: Viewer, application: ApplicationState): boolean =>
  isOwner(viewer, application) ||
  isRecipient(viewer, application) ||
  (viewer.type === 'admin' && application.sentAt !== null)

export const isEditable = ({ status }: ApplicationState): boolean => status === applicationStatuses.new

/** Profiles and templates are kept, not sent. */
export const hasTarget = ({ type }: Pick<ApplicationState, 'type'>): boolean =>
  type === applicationTypes.offer || type === applicationTypes.initiative

export const isViewedBy = (viewer: Viewer, application: ApplicationState): boolean =>
  isRecipient(viewer, application) &&
  application.status === applicationStatuses.sent &&
  application.stage === 'received'

/** Of an application that the viewer may see. `offerOpen`: its offer takes applications. */
export function allowedActions(viewer: Viewer, application: ApplicationState, offerOpen: boolean) {
  const edit = isOwner(viewer, application) && isEditable(application)
  return {
    edit,
    submit: edit && hasTarget(application) && offerOpen,
    move: isRecipient(viewer, application) && application.status === applicationStatuses.sent,
    message:
      application.type === applicationTypes.profile
        ? viewer.type === 'company'
        : application.sentAt !== null && (isOwner(viewer, application) || isRecipient(viewer, application)),
  }
}
