export { NewestThreads } from './list/NewestThreads.tsx'
export { MessageDialog } from './write/MessageDialog.tsx'
