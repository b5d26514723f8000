import * as email from '@tandem/contract/sign-in/email'
import { route } from '#platform/http/route.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { confirmAccount } from './confirm-account.ts'
import { requestEmailChange } from './request-email-change.ts'

export const emailRoutes = [
  route(email.confirmAccount, confirmAccount),
  route(email.requestEmailChange, requestEmailChange),
  route(email.cancelEmailChange, cancelEmailChange),
]
