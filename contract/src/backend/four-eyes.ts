import * as z from 'zod/mini'
import { Id, IdParams, Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

const admin = only('admin', 'backend')

/** What cannot be undone: one admin asks for it, another one does it. */
export const fourEyesKinds = ['reset_second_factor', 'merge_companies'] as const
export type FourEyesKind = (typeof fourEyesKinds)[number]

/** So long a request waits for a second admin. */
export const fourEyesHours = 72

export const Reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(1000))

export const FourEyesRequest = z.object({
  id: Id,
  kind: z.enum(fourEyesKinds),
  /** For the second admin. */
  reason: z.string(),
  /** What it is about: an account, or a company that is to become part of another one. */
  subject: z.object({ type: z.enum(['account', 'company']), id: Id, name: z.string() }),
  into: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Null once that account is gone. */
  requestedBy: z.nullable(z.string()),
  requestedAt: Instant,
  expiresAt: Instant,
  can: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
})
export type FourEyesRequest = z.output<typeof FourEyesRequest>

const Requests = envelope('requests', z.array(FourEyesRequest))

export const listFourEyesRequests = endpoint({
  method: 'GET',
  path: '/backend/requests',
  summary: 'What waits for the confirmation of a second admin, the oldest first',
  access: admin,
  output: Requests,
})

const decision = {
  access: admin,
  params: IdParams,
  /** Those that still wait. */
  output: Requests,
  errors: ['request_closed'],
} as const

export const confirmFourEyesRequest = endpoint({
  method: 'POST',
  path: '/backend/requests/{id}/confirmation',
  summary: 'Do what another admin has asked for',
  ...decision,
  errors: ['request_closed', 'companies_not_mergeable'],
})

export const withdrawFourEyesRequest = endpoint({
  method: 'POST',
  path: '/backend/requests/{id}/withdrawal',
  summary: 'Take back a request, the own one or that of another admin',
  ...decision,
})
