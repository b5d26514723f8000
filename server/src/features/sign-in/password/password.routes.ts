import * as password from '@tandem/contract/sign-in/password'
import { route } from '#platform/http/route.ts'
import { changePassword } from './change-password.ts'
import { requestPassword } from './request-password.ts'
import { resetPassword } from './reset-password.ts'

export const passwordRoutes = [
  route(password.requestPassword, requestPassword),
  route(password.resetPassword, resetPassword),
  route(password.changePassword, changePassword),
]
