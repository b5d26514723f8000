import {
  confirmAccount as confirmAccountEndpoint,
  getAccount as getAccountEndpoint,
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshSession as refreshSessionEndpoint,
  register as registerEndpoint,
} from '@tandem/contract/accounts'
import { route } from '#platform/http/route.ts'
import { getAccount } from './get-account.ts'
import { confirmAccount } from './registration/confirm-account.ts'
import { register } from './registration/register.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { refreshSession } from './session/refresh-session.ts'

export const accountsRoutes = [
  route(loginEndpoint, login),
  route(logoutEndpoint, logout),
  route(refreshSessionEndpoint, refreshSession),
  route(getAccountEndpoint, getAccount),
  route(registerEndpoint, register),
  route(confirmAccountEndpoint, confirmAccount),
]
