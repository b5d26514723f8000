export { NewestThreads } from './list/NewestThreads.tsx'
export { threadsQuery, useStartThread, useUnreadCount } from './queries.ts'
export { MessageDialog } from './write/MessageDialog.tsx'
