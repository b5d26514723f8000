export { findApplicationParties } from './applications.store.ts'
export {
  addAttachment,
  mayReadAttachment,
  removeAttachment,
  requireRoom,
} from './content/attachments.ts'
export { findBestProfile, listOpenApplications } from './reading/summarise.ts'
