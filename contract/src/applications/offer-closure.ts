import * as z from 'zod/mini'
import { stages } from '../applications.ts'
import { Id, IdParams, Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

const OfferClosure = z.object({
  freePlaces: z.int(),
  /** What closing would end, the longest waiting first. */
  applications: z.array(z.object({ id: Id, name: z.string(), stage: z.enum(stages), sentAt: Instant })),
})
export type OfferClosure = z.output<typeof OfferClosure>

export const previewOfferClosure = endpoint({
  method: 'GET',
  path: '/offer/{id}/closure',
  summary: 'What closing an own offer would end: its open applications',
  access: only('company', 'company-profile-edit'),
  params: IdParams,
  output: envelope('closure', OfferClosure),
})

export const closeOffer = endpoint({
  method: 'POST',
  path: '/offer/{id}/closure',
  summary: 'Close an own offer, which finishes its open applications; a closed one stays as it is',
  access: only('company', 'company-profile-edit'),
  params: IdParams,
  body: z.strictObject({
    /** The open applications as they were shown; with others there it is refused. */
    applicationIds: z.array(Id).check(z.maxLength(10_000)),
  }),
  output: envelope('closure', OfferClosure),
  errors: ['changed_elsewhere', 'offer_not_published'],
})
