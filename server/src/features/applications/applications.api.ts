export { findApplicationParties } from './applications.store.ts'
export {
  addAttachment,
  mayReadAttachment,
  removeAttachment,
  requireAttachmentSlot,
} from './content/attachments.ts'
export { finishApplications } from './ending/finish-applications.ts'
export { withdrawApplications } from './ending/withdraw-applications.ts'
export { enqueueChangeMail } from './mails/enqueue-change-mail.ts'
export { enqueueWithdrawnMails } from './mails/enqueue-company-mails.ts'
export { listOwnApplications } from './reading/list-own-applications.ts'
export { findBestProfile, listOpenApplications } from './reading/summarise.ts'
