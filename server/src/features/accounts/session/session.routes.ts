import {
  getUserInfo as getUserInfoEndpoint,
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshSession as refreshSessionEndpoint,
} from '@tandem/contract/accounts'
import {
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions as listSessionsEndpoint,
} from '@tandem/contract/accounts/own-account'
import { route } from '#platform/http/route.ts'
import { endOtherSessions } from '../devices/end-other-sessions.ts'
import { endSession } from '../devices/end-session.ts'
import { listSessions } from '../devices/list-sessions.ts'
import { login } from '../sign-in/login.ts'
import { getUserInfo } from './get-user-info.ts'
import { logout } from './logout.ts'
import { refreshSession } from './refresh-session.ts'

export const sessionRoutes = [
  route(loginEndpoint, login),
  route(logoutEndpoint, logout),
  route(refreshSessionEndpoint, refreshSession),
  route(getUserInfoEndpoint, getUserInfo),
  route(listSessionsEndpoint, listSessions),
  route(endSessionEndpoint, endSession),
  route(endOtherSessionsEndpoint, endOtherSessions),
]
