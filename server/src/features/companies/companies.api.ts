import { editableMails } from '#platform/mail/templates/mail-template.ts'

export { closeCompany } from './closing/close-company.ts'
export { eraseKeysSentTo } from './closing/closing.store.ts'
export { findCompanyFacts, listConfirmedCompanies } from './companies.store.ts'
export {
  absorbCompany,
  announceMerge,
  isMergeable,
  lockMergeable,
  type Merge,
} from './merging/absorb-company.ts'
export { findMergedInto } from './merging/merging.store.ts'
export { deletePendingCompany, insertCompany as createCompany } from './new-companies.store.ts'
export { filterReadableCompanies, getCompany as readCompany } from './profile/get-company.ts'
export { getCompanyProfile } from './profile/own-profile.ts'
export { createRegistrationKey } from './registration-keys/create-registration-key.ts'
export { mayIssueKey } from './registration-keys/registration-keys.rules.ts'
export { revokeLinks } from './registration-keys/registration-keys.store.ts'
export {
  findCompanyOfKey,
  findOpenKeys,
  findUsableKey,
  listKeys,
  readKey,
  redeemKey,
  revokeKey,
} from './registration-keys/registration-keys.ts'
export { correctCompany } from './review/correct-company.ts'
export {
  askCompany,
  changeAdmission,
  confirmCompany,
  enterCompany,
  type Outcome,
  refuseCompany,
  reinstateCompany,
  suspendCompany,
  undoConfirmation,
} from './review/decide.ts'
export { isOfWebsite } from './review/find-duplicates.ts'
export { getOwnReview, submitRegistration } from './review/own-review.ts'
export { listReviews, readReview } from './review/read-reviews.ts'
export { countWaiting } from './review/review.store.ts'
export { saveCompanyImage } from './save-company-image.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { invitationTexts } = await import('./registration-keys/invitation.mail.ts')
  const { admissionTexts, confirmedTexts, questionTexts, refusedTexts } = await import(
    './review/review.mail.ts'
  )
  const { correctedTexts, mergedTexts, reinstatedTexts, suspendedTexts } = await import(
    './review/changes-by-office.mail.ts'
  )
  return [
    ...[suspendedTexts, reinstatedTexts, correctedTexts, mergedTexts].flatMap(editableMails),
    ...editableMails(invitationTexts),
    ...editableMails(confirmedTexts),
    ...editableMails(refusedTexts),
    ...editableMails(questionTexts),
    ...editableMails(admissionTexts),
  ]
}
