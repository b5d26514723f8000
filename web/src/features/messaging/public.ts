export { BlockedContacts } from './actions/BlockedContacts.tsx'
export { NewestThreads } from './list/NewestThreads.tsx'
export { MessageDialog } from './write/MessageDialog.tsx'
