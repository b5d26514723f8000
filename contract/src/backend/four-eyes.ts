import * as z from 'zod/mini'
import { Id, IdParams, Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

const admin = only('admin', 'backend')

/** What cannot be undone: one admin asks for it, another one does it. */
export const fourEyesKinds = [
  'reset_second_factor',
  'merge_companies',
  'remove_offer',
  'remove_profile',
] as const
export type FourEyesKind = (typeof fourEyesKinds)[number]

/** So long a request waits for a second admin. */
export const fourEyesHours = 72

export const Reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(1000))

/**
 * What removing an offer comes to, or came to: without an application it is deleted. Whoever applied may go on reading what for, so
 * any other one is closed. `none`: it is closed already.
 */
export const offerRemovals = ['delete', 'close', 'none'] as const

export const RemovalEffect = {
  effect: z.enum(offerRemovals),
  /** Those sent and without an outcome, which end with the offer. Who applied is the company's business. */
  openApplications: z.int(),
}

export const FourEyesRequest = z.object({
  id: Id,
  kind: z.enum(fourEyesKinds),
  /** For the second admin; whose offer or profile it is reads it too, once that is removed. */
  reason: z.string(),
  /** What it is about: an account, also of whose profile it is, a company that is to become part of another one, or an offer. */
  subject: z.object({ type: z.enum(['account', 'company', 'offer']), id: Id, name: z.string() }),
  into: z.nullable(z.object({ id: Id, name: z.string() })),
  /** What removing the offer would do now; null of all others, and once the offer is not public any more. */
  removal: z.nullable(z.object({ ...RemovalEffect, company: z.object({ id: Id, name: z.string() }) })),
  /** The profile that is to be deleted; null of all others, and while it cannot be found. */
  profileId: z.nullable(Id),
  /** Null once that account is gone. */
  requestedBy: z.nullable(z.string()),
  requestedAt: Instant,
  expiresAt: Instant,
  /** Whoever asked may withdraw it; all others may refuse it. */
  can: z.object({ confirm: z.boolean(), withdraw: z.boolean(), refuse: z.boolean() }),
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
  summary: 'Do what another admin has asked for, who gets a mail',
  ...decision,
  body: z.strictObject({
    /** Of an offer, as it was shown: where it has become another, or more applications would end, it is refused. */
    removal: z.optional(z.strictObject(RemovalEffect)),
  }),
  errors: ['request_closed', 'companies_not_mergeable', 'changed_elsewhere'],
})

export const withdrawFourEyesRequest = endpoint({
  method: 'POST',
  path: '/backend/requests/{id}/withdrawal',
  summary: 'Withdraw your own request, or refuse that of another admin, who gets a mail',
  ...decision,
})
