export { closeCompany } from './closing/close-company.ts'
export { deleteKeysSentTo } from './closing/closing.store.ts'
export { deletePendingCompany, insertCompany as createCompany } from './new-companies.store.ts'
export { createRegistrationKey } from './registration-keys/create-registration-key.ts'
export {
  findOpenKeys,
  findUsableKey,
  keyCompany,
  redeemKey,
  revokeKey,
} from './registration-keys/registration-keys.ts'
export { saveCompanyImage } from './save-company-image.ts'
