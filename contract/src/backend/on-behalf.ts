import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Auth } from '../sessions.ts'
import { Reason } from './four-eyes.ts'

export const startOnBehalf = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/on-behalf',
  summary:
    'Begin a separate session on behalf of a company, for an hour at most: few calls are allowed in it, and the company is notified',
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
  summary: 'End the session on behalf of a company, which gets a mail with what was done and why',
  access: only('company'),
  onBehalf: 'allowed',
  output: envelope('ended', z.literal(true)),
})
