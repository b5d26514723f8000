import * as messaging from '@tandem/contract/messaging'
import * as threads from '@tandem/contract/messaging/threads'
import * as settings from '@tandem/contract/settings'
import { route } from '#platform/http/route.ts'
import { getThread } from './reading/get-thread.ts'
import { listThreads } from './reading/list-threads.ts'
import { markThreadRead } from './reading/mark-thread-read.ts'
import { respond } from './sending/respond.ts'
import { startThread } from './sending/start-thread.ts'
import { getMessagingSettings } from './settings/get-messaging-settings.ts'
import { updateMessagingSettings } from './settings/update-messaging-settings.ts'

export const messagingRoutes = [
  route(threads.listThreads, listThreads),
  route(messaging.getThread, getThread),
  route(messaging.startThread, startThread),
  route(messaging.respond, respond),
  route(messaging.markThreadRead, markThreadRead),
  route(settings.getMessagingSettings, getMessagingSettings),
  route(settings.updateMessagingSettings, updateMessagingSettings),
]
