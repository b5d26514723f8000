import * as messaging from '@tandem/contract/messaging'
import { route } from '#platform/http/route.ts'
import { getThread } from './reading/get-thread.ts'
import { listThreads } from './reading/list-threads.ts'
import { markThreadRead } from './reading/mark-thread-read.ts'
import { respond } from './sending/respond.ts'
import { startThread } from './sending/start-thread.ts'

export const messagingRoutes = [
  route(messaging.listThreads, listThreads),
  route(messaging.getThread, getThread),
  route(messaging.startThread, startThread),
  route(messaging.respond, respond),
  route(messaging.markThreadRead, markThreadRead),
]
