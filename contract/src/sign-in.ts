import * as z from 'zod/mini'
import { Email, Id, IdParams, Instant, line } from './common.ts'
import { endpoint, envelope, everyone, signedIn } from './endpoint.ts'

export const passwordBounds = { min: 12, max: 128 } as const

/** A password that is compared with one that exists: the bounds of new ones say nothing about it. */
export const Password = z.string().check(
  z.trim(),
  z.maxLength(passwordBounds.max),
  z.refine((password) => password !== '', { params: { code: 'password' } }),
)
export const NewPassword = z
  .string()
  .check(z.trim(), z.minLength(passwordBounds.min), z.maxLength(passwordBounds.max))

/** `security` is base64url of a JSON array of permission names. */
export const Auth = z.object({ token: z.string(), security: z.string() })

export const Credentials = z.strictObject({
  email: Email,
  password: Password,
  /** Of the authenticator app, or a recovery code; asked for by `SECOND_FACTOR_REQUIRED`. */
  code: z.optional(line(40)),
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail address and password, and a code where the account has a second factor',
  access: everyone,
  body: Credentials,
  output: envelope('auth', Auth),
  errors: ['invalid_credentials', 'second_factor_required', 'second_factor_invalid'],
  secretAnswer: true,
  limitPerMinute: 60,
  refusal: 'meta',
})

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  changesSession: true,
  summary: 'End the session of this token',
  access: signedIn,
  beforeSecondFactor: true,
  output: envelope('loggedOut', z.literal(true)),
})

export const refreshSession = endpoint({
  method: 'GET',
  path: '/account/refresh',
  changesSession: true,
  summary: 'Exchange the token for a new one; the old one keeps working for 60 seconds',
  access: signedIn,
  beforeSecondFactor: true,
  output: envelope('auth', Auth),
})

export const Session = z.object({
  id: Id,
  /** “Firefox, Linux”; empty when the browser did not say. */
  device: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the account is signed in, the last seen first',
  access: signedIn,
  output: envelope('sessions', z.array(Session)),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'End one of the own sessions',
  access: signedIn,
  params: IdParams,
  output: envelope('ended', z.literal(true)),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'End all own sessions but this one',
  access: signedIn,
  output: envelope('ended', z.literal(true)),
})
