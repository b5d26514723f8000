import * as z from 'zod/mini'
import { Id, IdParams, Instant } from './common.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'

/** `security` is base64url of a JSON array of permission names. */
export const Auth = z.object({ token: z.string(), security: z.string() })

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  changesSession: true,
  summary: 'End the session of this token',
  access: signedIn,
  onBehalf: 'allowed',
  beforeSecondFactor: true,
  output: envelope('loggedOut', z.literal(true)),
})

export const refreshSession = endpoint({
  method: 'GET',
  path: '/account/refresh',
  changesSession: true,
  summary: 'Exchange the token for a new one; the old one keeps working for 60 seconds',
  access: signedIn,
  onBehalf: 'allowed',
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
  summary: 'The sessions of the account, most recently active first',
  access: signedIn,
  output: envelope('sessions', z.array(Session)),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'End one of your sessions',
  access: signedIn,
  params: IdParams,
  output: envelope('ended', z.literal(true)),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'End all your sessions except this one',
  access: signedIn,
  output: envelope('ended', z.literal(true)),
})
