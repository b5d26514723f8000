import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { countMessages as countMessagesOf } from './reading/unread.store.ts'
import { ownSide } from './sides/own-side.ts'

export { listHandledThreads } from './actions/actions.store.ts'
export { countOpenReports, listOwnReports } from './actions/reports/reports.store.ts'
export { listThreadReports, settleThreadReport } from './actions/reports/settle-reports.ts'
export { closeThreadsOf, withdrawReports } from './deletion/close-threads.ts'
export { transferThreads } from './deletion/deletion.store.ts'
export { listOwnMessages } from './own/list-own-messages.ts'
export { findNotesOfAuthor as listOwnThreadNotes } from './sending/notes/notes.store.ts'
export { startThread as sendFirstMessage } from './sending/start-thread.ts'
export { getMessagingSettings } from './settings/get-messaging-settings.ts'
export { transferBlocks } from './sides/blocks.store.ts'
export { isBlocked } from './sides/sides.store.ts'

/** Messages to the viewer's side that the viewer has read, and has not. */
export async function countMessages(db: Db, viewer: Viewer) {
  const own = await ownSide(db, viewer)
  return own ? countMessagesOf(db, own, viewer.accountId) : { readMessages: 0, unreadMessages: 0 }
}
