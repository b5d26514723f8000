import * as z from 'zod/mini'
import { Email, line } from '../common.ts'
import { endpoint, envelope, everyone, signedIn } from '../endpoint.ts'
import { NewPassword, Password } from '../sign-in.ts'

const done = z.literal(true)

export const PasswordRequest = z.strictObject({ email: Email })

export const requestPassword = endpoint({
  method: 'POST',
  path: '/account/request-password',
  summary: 'Request a link to set a new password; the answer is the same whether or not the address is known',
  access: everyone,
  body: PasswordRequest,
  output: envelope('requested', done),
  limitPerMinute: 10,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/account/reset-password',
  summary:
    'Set a new password with the token from the e-mail; ends all sessions, and confirms the address of a registration',
  access: everyone,
  body: z.strictObject({ token: line(100), password: NewPassword }),
  output: envelope('reset', done),
  errors: ['token_invalid', 'key_invalid'],
  limitPerMinute: 20,
})

export const PasswordChange = z.strictObject({
  /** The current one. */
  password: Password,
  newPassword: NewPassword,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  summary: 'Change your own password; ends all other sessions',
  access: signedIn,
  body: PasswordChange,
  output: envelope('changed', done),
  limitPerMinute: 20,
})
