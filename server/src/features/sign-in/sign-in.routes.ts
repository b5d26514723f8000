import { emailRoutes } from './email/email.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

export const signInRoutes = [...sessionRoutes, ...emailRoutes, ...passwordRoutes, ...secondFactorRoutes]
