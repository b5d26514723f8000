import { editableMails } from '#platform/mail/templates/mail-template.ts'

export { findApplicationParties, findNewestProfile, lockApplication } from './applications.store.ts'
export {
  addAttachment,
  changeAttachment,
  findReadableAttachment,
  removeAttachment,
  requireAttachmentSlot,
} from './content/attachments.ts'
export { findIntendedStudy, hasApplied } from './content/maths-levels.store.ts'
export { findMathsModules, shareMathsLevels } from './content/maths-levels.ts'
export { isCompanyKnownTo } from './content/profile-views.store.ts'
export { listProfileViews } from './content/profile-views.ts'
export { enqueueWithdrawnMails } from './mails/enqueue-company-mails.ts'
export { findApplicantReader, findCompanyReaders, findOpenApplicants } from './mails/mails.store.ts'
export { openApplication, readApplication } from './reading/get-application.ts'
export { listInScope } from './reading/lists/list-applications.ts'
export { listOwnApplications } from './reading/lists/list-own-applications.ts'
export { listReadable, listShownApplications } from './reading/lists/list-readable.ts'
export { listSeenOf } from './reading/lists/list-seen-of.ts'
export { findBestProfile, listOpenApplications } from './reading/lists/summarise.ts'
export { mayIdentify, type ReadScope, scopeOfProfiles } from './reading/read-scope.ts'
export { finishApplications } from './transitions/finish-applications.ts'
export { moveApplication, moveToInterview } from './transitions/move-application.ts'
export { recordOutcome, requireDeclineReason } from './transitions/record-outcome.ts'
export { countDoubles, transferApplications } from './transitions/transfer-applications.store.ts'
export { undoChange } from './transitions/undo-change.ts'
export { withdrawApplications } from './transitions/withdraw-applications.ts'
export { createApplication } from './writing/create-application.ts'
export { deleteApplication, findRemovableProfile, removeProfile } from './writing/delete-application.ts'
export { sendRecommended } from './writing/send-recommended.ts'
export { updateApplication } from './writing/update-application.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { removedProfileTexts } = await import('./mails/removed-profile.mail.ts')
  return editableMails(removedProfileTexts)
}
