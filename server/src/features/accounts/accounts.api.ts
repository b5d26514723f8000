export {
  deleteAccountRow,
  deleteUnconfirmedAmong,
  grantColleagueManagement,
  lockAccount,
  lockAdmins,
} from './account-deletion.store.ts'
export { alreadyRegisteredMail } from './accounts.jobs.ts'
export { findAccountByEmail, findAccountById, renewLifetime } from './accounts.store.ts'
export { manageColleague } from './colleagues/manage-colleague.ts'
export {
  findEmailChange,
  replaceChangeToken,
  saveFormerAddress,
  updateEmail,
  updatePassword,
} from './credentials.store.ts'
export { findProfile } from './find-profile.ts'
export { getAccount } from './get-account.ts'
export { applyLifetimes } from './lifetime/apply-lifetimes.ts'
export {
  expireTokens,
  findLiveToken,
  issueToken,
  redeemToken,
  wasConfirmed,
} from './one-time-tokens.store.ts'
export { getSubscriptions } from './own/get-subscriptions.ts'
export { confirmRegistration } from './registration/confirm-registration.ts'
export { deleteUnconfirmedAccounts } from './registration/delete-unconfirmed-accounts.ts'
