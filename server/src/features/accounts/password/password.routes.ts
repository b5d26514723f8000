import * as password from '@tandem/contract/accounts/password'
import { route } from '#platform/http/route.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { changePassword } from './change-password.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestPassword } from './request-password.ts'
import { resetPassword } from './reset-password.ts'

export const passwordRoutes = [
  route(password.requestPassword, requestPassword),
  route(password.resetPassword, resetPassword),
  route(password.changePassword, changePassword),
  route(password.requestEmailChange, requestEmailChange),
  route(password.cancelEmailChange, cancelEmailChange),
]
