import {
  getAccount as getAccountEndpoint,
  getUserInfo as getUserInfoEndpoint,
} from '@tandem/contract/accounts'
import { route } from '#platform/http/route.ts'
import { colleaguesRoutes } from './colleagues/colleagues.routes.ts'
import { getAccount } from './own/get-account.ts'
import { getUserInfo } from './own/get-user-info.ts'
import { ownRoutes } from './own/own.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'

export const accountsRoutes = [
  route(getAccountEndpoint, getAccount),
  route(getUserInfoEndpoint, getUserInfo),
  ...registrationRoutes,
  ...ownRoutes,
  ...colleaguesRoutes,
]
