import * as z from 'zod/mini'
import { applicationRecord, declineReasons, movableStages } from '../applications.ts'
import { IdParams, text, whole } from '../common.ts'
import { endpoint, item, only } from '../endpoint.ts'

export const moveApplication = endpoint({
  method: 'POST',
  path: '/application/{id}/stage',
  summary: 'Move a received application to another stage; nothing happens if it is already there',
  access: only('company', 'company-profile-edit'),
  notWhileSuspended: true,
  params: IdParams,
  body: z.strictObject({ stage: z.enum(movableStages), revision: z.int() }),
  output: item(applicationRecord),
  errors: ['application_not_sent', 'changed_elsewhere'],
})

const revision = z.int()

export const recordOutcome = endpoint({
  method: 'POST',
  path: '/application/{id}/outcome',
  summary:
    'Finish a sent application: the company signs or declines, the applicant accepts or declines an offer made',
  access: { types: ['applicant', 'company'] },
  notWhileSuspended: true,
  params: IdParams,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({
      outcome: z.enum(['contract_signed', 'place_taken']),
      /** Which of the offer's places; may be left out where only one year has any. */
      startYear: z.optional(whole(2000, 2100)),
      revision,
    }),
    z.strictObject({
      outcome: z.literal('declined_by_company'),
      reason: z.enum(declineReasons),
      /** A personal sentence to the applicant. */
      note: z.optional(text(1000)),
      revision,
    }),
    z.strictObject({ outcome: z.literal('declined_by_applicant'), revision }),
  ]),
  output: item(applicationRecord),
  errors: ['changed_elsewhere', 'no_place_left'],
})

export const cancelApplication = endpoint({
  method: 'POST',
  path: '/application/{id}/cancellation',
  summary: 'Withdraw an application; the company is notified',
  access: only('applicant'),
  params: IdParams,
  body: z.strictObject({ revision }),
  output: item(applicationRecord),
  errors: ['changed_elsewhere'],
})

export const undoApplicationChange = endpoint({
  method: 'POST',
  path: '/application/{id}/undo',
  summary: 'Take back what the company did last, within ten seconds, before the applicant is notified',
  access: only('company', 'company-profile-edit'),
  params: IdParams,
  body: z.strictObject({ revision }),
  output: item(applicationRecord),
  errors: ['changed_elsewhere', 'undo_expired', 'no_place_left', 'offer_closed'],
})
