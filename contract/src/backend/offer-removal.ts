import * as z from 'zod/mini'
import { Id, IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Reason, RemovalEffect } from './four-eyes.ts'

const admin = only('admin', 'backend')

export const OfferRemoval = z.object({
  title: z.string(),
  company: z.object({ id: Id, name: z.string() }),
  ...RemovalEffect,
  /** A second admin has been asked. */
  isRequested: z.boolean(),
})
export type OfferRemoval = z.output<typeof OfferRemoval>

export const OfferRemovalReason = z.strictObject({
  /** As it was shown; where it has become another, or more applications would end, it is refused. */
  ...RemovalEffect,
  /** The second admin reads it, and the company once the offer is removed. */
  reason: Reason,
})

export const previewOfferRemoval = endpoint({
  method: 'GET',
  path: '/backend/offers/{id}/removal',
  summary: 'What removing an offer that was published would do, and how many applications it would end',
  access: admin,
  params: IdParams,
  output: envelope('removal', OfferRemoval),
})

export const requestOfferRemoval = endpoint({
  method: 'POST',
  path: '/backend/offers/{id}/removal',
  summary:
    'Ask a second admin to delete an offer that nobody has applied for, or to close it with its open applications, which cannot be undone',
  access: admin,
  params: IdParams,
  body: OfferRemovalReason,
  output: envelope('removal', OfferRemoval),
  errors: ['changed_elsewhere', 'request_closed', 'no_second_admin'],
})
