export { alreadyRegisteredMail } from './accounts.jobs.ts'
export {
  deleteAccountRow,
  deleteUnconfirmedAmong,
  findAccountByEmail,
  findAccountById,
  findAccounts,
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
export { findProfile } from './own/find-profile.ts'
export { getAccount } from './own/get-account.ts'
export { getSubscriptions } from './own/get-subscriptions.ts'
export { confirmRegistration } from './registration/confirm-registration.ts'
export { createAdmin } from './registration/create-admin.ts'
export { deleteUnconfirmedAccounts } from './registration/delete-unconfirmed-accounts.ts'
