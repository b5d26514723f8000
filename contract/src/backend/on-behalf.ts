import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Auth } from '../sessions.ts'
import { Reason } from './four-eyes.ts'

export const startOnBehalf = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/on-behalf',
  summary:
    'Begin a session of one’s own as this company, for an hour at most; what may be done in it is little, and the company is told of it',
  access: only('admin', 'backend'),
  params: IdParams,
  /** The company reads the reason. */
  body: z.strictObject({ reason: Reason }),
  output: envelope('auth', Auth),
  secretAnswer: true,
})

export const endOnBehalf = endpoint({
  method: 'DELETE',
  path: '/on-behalf',
  summary: 'End the session on behalf of a company; the company is told by mail what was done and why',
  access: only('company'),
  onBehalf: 'allowed',
  output: envelope('ended', z.literal(true)),
})
