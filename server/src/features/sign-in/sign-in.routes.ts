import {
  login as loginEndpoint,
  passkeyLogin as passkeyLoginEndpoint,
  startPasskeyLogin as startPasskeyLoginEndpoint,
} from '@tandem/contract/sign-in'
import { startPasskeyLogin } from '#features/second-factor/second-factor.api.ts'
import { route } from '#platform/http/route.ts'
import { emailRoutes } from './email/email.routes.ts'
import { login } from './login/login.ts'
import { passkeyLogin } from './login/passkey-login.ts'
import { passwordRoutes } from './password/password.routes.ts'

export const signInRoutes = [
  route(loginEndpoint, login),
  route(startPasskeyLoginEndpoint, startPasskeyLogin),
  route(passkeyLoginEndpoint, passkeyLogin),
  ...emailRoutes,
  ...passwordRoutes,
]
