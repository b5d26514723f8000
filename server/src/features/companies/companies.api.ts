export { closeCompany } from './closing/close-company.ts'
export { deleteKeysSentTo } from './closing/closing.store.ts'
export { deletePendingCompany, insertCompany as createCompany } from './new-companies.store.ts'
export { filterReadableCompanies } from './profile/get-company.ts'
export { createRegistrationKey } from './registration-keys/create-registration-key.ts'
export {
  findCompanyOfKey,
  findOpenKeys,
  findUsableKey,
  redeemKey,
  revokeKey,
} from './registration-keys/registration-keys.ts'
export { changeAdmission, confirmCompany, type Outcome, refuseCompany } from './review/decide.ts'
export { isOfWebsite } from './review/find-duplicates.ts'
export { getOwnReview, submitRegistration } from './review/own-review.ts'
export { listReviews, readReview } from './review/read-reviews.ts'
export { countWaiting } from './review/review.store.ts'
export { saveCompanyImage } from './save-company-image.ts'
