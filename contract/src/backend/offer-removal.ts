import * as z from 'zod/mini'
import { Id, IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

const admin = only('admin', 'backend')

/**
 * What removing an offer comes to, or came to: without an application it is deleted. Whoever applied may go on reading what for, so
 * any other one is closed. `none`: it is closed already.
 */
export const offerRemovals = ['delete', 'close', 'none'] as const

const effect = z.enum(offerRemovals)
/** Those sent and without an outcome, which end with the offer. Who applied is the company's business. */
const openApplications = z.int()

export const OfferRemoval = z.object({
  title: z.string(),
  company: z.object({ id: Id, name: z.string() }),
  effect,
  openApplications,
})
export type OfferRemoval = z.output<typeof OfferRemoval>

export const OfferRemovalReason = z.strictObject({
  /** As it was shown; where it has become another, or more applications would end, it is refused. */
  effect,
  openApplications,
  /** The company reads it. */
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
})

export const previewOfferRemoval = endpoint({
  method: 'GET',
  path: '/backend/offers/{id}/removal',
  summary: 'What removing an offer that was published would do, and how many applications it would end',
  access: admin,
  params: IdParams,
  output: envelope('removal', OfferRemoval),
})

export const removeOffer = endpoint({
  method: 'POST',
  path: '/backend/offers/{id}/removal',
  summary:
    'Delete an offer that nobody has applied for, or close it with its open applications; its company and the applicants are told by mail',
  access: admin,
  params: IdParams,
  body: OfferRemovalReason,
  output: envelope('removal', OfferRemoval),
  errors: ['changed_elsewhere'],
})
