import { getAccount as getAccountEndpoint } from '@tandem/contract/accounts'
import { route } from '#platform/http/route.ts'
import { colleaguesRoutes } from './colleagues/colleagues.routes.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { exportRoutes } from './export/export.routes.ts'
import { getAccount } from './get-account.ts'
import { ownRoutes } from './own/own.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

export const accountsRoutes = [
  route(getAccountEndpoint, getAccount),
  ...sessionRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...ownRoutes,
  ...colleaguesRoutes,
  ...deletionRoutes,
  ...exportRoutes,
]
