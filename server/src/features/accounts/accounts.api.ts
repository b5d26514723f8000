import { editableMails } from '#platform/mail/templates/mail-template.ts'

export { alreadyRegisteredMail } from './accounts.jobs.ts'
export { lifetimeOf } from './accounts.rules.ts'
export {
  deleteAccountRow,
  deleteUnconfirmedAmong,
  findAccountByEmail,
  findAccountById,
  findAccounts,
  findBackendAdmins,
  findToldOfWaiting,
  grantColleagueManagement,
  lockAccount,
  lockAdmins,
  renewLifetime,
} from './accounts.store.ts'
export { manageColleague } from './colleagues/manage-colleague.ts'
export {
  findEmailChange,
  replaceChangeToken,
  saveFormerAddress,
  updateEmail,
  updatePassword,
} from './credentials/credentials.store.ts'
export {
  expireTokens,
  findLiveToken,
  issueToken,
  redeemToken,
  wasConfirmed,
} from './credentials/one-time-tokens.store.ts'
export { requirePassword } from './credentials/require-password.ts'
export { applyLifetimes } from './lifetime/apply-lifetimes.ts'
export { hiddenDays } from './lifetime/lifetime.rules.ts'
export {
  clearDeletion,
  lockOut,
  mailConfirmationAgain,
  type OfficeOutcome,
  readmit,
  setDeletion,
} from './office/change-by-office.ts'
export { findDueDeletions } from './office/office.store.ts'
export { findProfile } from './own/find-profile.ts'
export { getAccount } from './own/get-account.ts'
export { listOwnSubscriptions } from './own/get-subscriptions.ts'
export { completeRegistration, confirmRegistration } from './registration/confirm-registration.ts'
export { createAdmin } from './registration/create-admin.ts'
export { deleteUnconfirmedAccounts } from './registration/delete-unconfirmed-accounts.ts'
export { findSentTips } from './tips/tips.store.ts'

/** Loaded when somebody edits them: a start needs no mail's words. */
export async function loadEditableMails() {
  const { alreadyRegisteredTexts, confirmationTexts } = await import('./mails/confirmation.mail.ts')
  const { joinedCompanyTexts, pendingCompanyTexts, welcomeTexts } = await import('./mails/welcome.mail.ts')
  const { lifetimeEndedTexts, lifetimeWarningTexts } = await import('./lifetime/lifetime.mail.ts')
  const { tipTexts } = await import('./tips/tip.mail.ts')
  return [
    ...editableMails(confirmationTexts),
    ...editableMails(alreadyRegisteredTexts),
    ...editableMails(welcomeTexts),
    ...editableMails(pendingCompanyTexts),
    ...editableMails(joinedCompanyTexts),
    ...editableMails(lifetimeWarningTexts),
    ...editableMails(lifetimeEndedTexts),
    ...editableMails(tipTexts),
  ]
}
