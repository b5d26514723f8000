export { alreadyRegisteredMail } from './accounts.jobs.ts'
export { findAccountByEmail, findAccountById, findProfile, renewLifetime } from './accounts.store.ts'
export { manageColleague } from './colleagues/manage-colleague.ts'
export {
  findEmailChange,
  keepFormerAddress,
  replaceChangeToken,
  updateEmail,
  updatePassword,
} from './credentials.store.ts'
export { getAccount } from './get-account.ts'
export {
  deleteAccountRow,
  deleteUnconfirmedOf,
  grantManaging,
  lockAccount,
  lockAdmins,
} from './leaving.store.ts'
export { ageAccounts } from './lifetime/age-accounts.ts'
export {
  expireTokens,
  findLiveToken,
  issueToken,
  redeemToken,
  wasConfirmed,
} from './one-time-tokens.store.ts'
export { getSubscriptions } from './own/get-subscriptions.ts'
export { confirmRegistration } from './registration/confirm-registration.ts'
export { removeUnconfirmed } from './registration/remove-unconfirmed.ts'
