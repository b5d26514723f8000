export { findApplicationParties } from './applications.store.ts'
export {
  addAttachment,
  mayReadAttachment,
  removeAttachment,
  requireRoom,
} from './content/attachments.ts'
export { finishApplications } from './ending/finish-applications.ts'
export { withdrawApplications } from './ending/withdraw-applications.ts'
export { mailApplicationChange } from './mails/mail-change.ts'
export { mailWithdrawal } from './mails/mail-company.ts'
export { listOwnApplications } from './reading/list-own-applications.ts'
export { findBestProfile, listOpenApplications } from './reading/summarise.ts'
