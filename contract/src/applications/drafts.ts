import * as z from 'zod/mini'
import { applicationRecord } from '../applications.ts'
import { Id, IdParams, text } from '../common.ts'
import { endpoint, envelope, item, only } from '../endpoint.ts'
import { RevisedContent } from './content.ts'

/** One's own record that it is filled from; without it the template, or else the profile that was changed last. */
const sourceId = z.optional(Id)

/** Of one person, where more than one is allowed. */
export const maxProfiles = 50

export const createApplication = endpoint({
  method: 'POST',
  path: '/application',
  summary:
    'Start a profile (3), your template (9), or an application for an offer (2) or to a company without one (1)',
  access: only('applicant'),
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal(1), companyId: Id, sourceId }),
    z.strictObject({ type: z.literal(2), offerId: Id, sourceId }),
    z.strictObject({ type: z.literal(3), title: z.optional(text(120)), sourceId }),
    z.strictObject({ type: z.literal(9) }),
  ]),
  output: item(applicationRecord),
  errors: [
    'offer_closed',
    'company_unavailable',
    'already_applied',
    'initiatives_not_accepted',
    'too_many_records',
  ],
})

export const refillApplication = endpoint({
  method: 'POST',
  path: '/application/{id}/source',
  summary:
    'Fill an application that is not sent anew from another record of yours, documents too; its title and letter stay',
  access: only('applicant'),
  params: IdParams,
  body: z.strictObject({ sourceId: Id, revision: z.int() }),
  output: item(applicationRecord),
  errors: ['changed_elsewhere', 'already_sent'],
})

export const updateApplication = endpoint({
  method: 'PUT',
  path: '/application/{id}',
  summary: 'Save an application before it is sent; the body replaces it as a whole',
  access: only('applicant'),
  params: IdParams,
  body: RevisedContent,
  output: item(applicationRecord),
  errors: ['changed_elsewhere', 'already_sent'],
})

export const submitApplication = endpoint({
  method: 'POST',
  path: '/application/{id}/submission',
  summary: 'Send an application; from then on it is a snapshot',
  access: only('applicant'),
  params: IdParams,
  output: item(applicationRecord),
  errors: [
    'application_incomplete',
    'offer_closed',
    'company_unavailable',
    'initiatives_not_accepted',
    'already_applied',
    'already_sent',
  ],
  limitPerMinute: 60,
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/application/{id}',
  summary: 'Delete an application of your own that was not sent, with its files',
  access: only('applicant'),
  params: IdParams,
  output: envelope('deleted', z.literal(true)),
  errors: ['already_sent'],
})
