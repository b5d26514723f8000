import * as z from 'zod/mini'
import { accountTypes } from '../accounts.ts'
import { Email, line } from '../common.ts'
import { endpoint, envelope, everyone, signedIn } from '../endpoint.ts'
import { Password } from '../sign-in.ts'

export const confirmationPurposes = ['registration', 'email'] as const

export const confirmAccount = endpoint({
  method: 'POST',
  path: '/account/confirm',
  summary: 'Confirm the e-mail address of a registration or a change, with the token from the e-mail',
  access: everyone,
  body: z.strictObject({ token: line(100) }),
  output: envelope(
    'confirmation',
    z.object({
      type: z.enum(accountTypes),
      purpose: z.enum(confirmationPurposes),
      /** A new company must be confirmed by an admin before it is found. */
      awaitsCheck: z.boolean(),
    }),
  ),
  errors: ['token_invalid', 'already_confirmed', 'key_invalid'],
  limitPerMinute: 20,
})

export const EmailChange = z.strictObject({ email: Email, password: Password })

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/account/email',
  summary: 'Request a change of e-mail address; it takes effect once the link sent there is confirmed',
  access: signedIn,
  body: EmailChange,
  output: envelope('requested', z.literal(true)),
  errors: ['too_many_email_changes'],
  limitPerMinute: 10,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/account/email',
  summary: 'Withdraw a requested change of e-mail address',
  access: signedIn,
  output: envelope('cancelled', z.literal(true)),
})
