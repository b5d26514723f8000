import * as messaging from '@tandem/contract/messaging'
import * as threads from '@tandem/contract/messaging/threads'
import * as settings from '@tandem/contract/settings'
import { route } from '#platform/http/route.ts'
import { archiveThread } from './actions/archive-thread.ts'
import { assignThread, listThreadColleagues } from './actions/assign-thread.ts'
import { blockThread } from './actions/block-thread.ts'
import { reportThread } from './actions/reports/report-thread.ts'
import { countUnread } from './reading/count-unread.ts'
import { getThread } from './reading/get-thread.ts'
import { listThreads } from './reading/list/list-threads.ts'
import { listHits } from './reading/list-hits.ts'
import { markThreadRead } from './reading/mark-thread-read.ts'
import { attachToMessage } from './sending/attachments/attach-to-message.ts'
import { getAttachment } from './sending/attachments/get-attachment.ts'
import { addThreadNote, deleteThreadNote } from './sending/notes/write-notes.ts'
import { respond } from './sending/respond.ts'
import { showTyping } from './sending/show-typing.ts'
import { startThread } from './sending/start-thread.ts'
import { getMessagingSettings } from './settings/get-messaging-settings.ts'
import { updateMessagingSettings } from './settings/update-messaging-settings.ts'

export const messagingRoutes = [
  route(threads.listThreads, listThreads),
  route(threads.countUnread, countUnread),
  route(threads.archiveThread, archiveThread),
  route(threads.blockThread, blockThread),
  route(threads.reportThread, reportThread),
  route(threads.listThreadColleagues, listThreadColleagues),
  route(threads.assignThread, assignThread),
  route(messaging.getThread, getThread),
  route(messaging.listHits, listHits),
  route(messaging.startThread, startThread),
  route(messaging.respond, respond),
  route(messaging.markThreadRead, markThreadRead),
  route(messaging.showTyping, showTyping),
  route(messaging.attachToMessage, attachToMessage),
  route(messaging.getAttachment, getAttachment),
  route(messaging.addThreadNote, addThreadNote),
  route(messaging.deleteThreadNote, deleteThreadNote),
  route(settings.getMessagingSettings, getMessagingSettings),
  route(settings.updateMessagingSettings, updateMessagingSettings),
]
