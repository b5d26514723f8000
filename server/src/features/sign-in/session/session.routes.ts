import {
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions as listSessionsEndpoint,
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshSession as refreshSessionEndpoint,
} from '@tandem/contract/sign-in'
import { route } from '#platform/http/route.ts'
import { endOtherSessions } from '../devices/end-other-sessions.ts'
import { endSession } from '../devices/end-session.ts'
import { listSessions } from '../devices/list-sessions.ts'
import { login } from '../login/login.ts'
import { logout } from './logout.ts'
import { refreshSession } from './refresh-session.ts'

export const sessionRoutes = [
  route(loginEndpoint, login),
  route(logoutEndpoint, logout),
  route(refreshSessionEndpoint, refreshSession),
  route(listSessionsEndpoint, listSessions),
  route(endSessionEndpoint, endSession),
  route(endOtherSessionsEndpoint, endOtherSessions),
]
