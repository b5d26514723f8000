import * as sessions from '@tandem/contract/sessions'
import { route } from '#platform/http/route.ts'
import { listSessions } from './devices/list-sessions.ts'
import { endOtherSessions, endSession, logout } from './end-sessions.ts'
import { refreshSession } from './refresh-session.ts'

export const sessionsRoutes = [
  route(sessions.logout, logout),
  route(sessions.refreshSession, refreshSession),
  route(sessions.listSessions, listSessions),
  route(sessions.endSession, endSession),
  route(sessions.endOtherSessions, endOtherSessions),
]
