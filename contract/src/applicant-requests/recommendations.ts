import * as z from 'zod/mini'
import { requestNoteMaxLength, SentRequest } from '../applicant-requests.ts'
import { can, Id, IdParams, line, text } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

const Recommendations = z.object({
  /** The newest first. */
  requests: z.array(SentRequest),
  can: can('recommend'),
})
export type Recommendations = z.output<typeof Recommendations>

const RecommendedCompany = z.object({ id: Id, name: z.string(), town: z.string(), hasLogo: z.boolean() })
export type RecommendedCompany = z.output<typeof RecommendedCompany>

const editor = only('company', 'company-profile-edit')

export const getRecommendations = endpoint({
  method: 'GET',
  path: '/application/{id}/recommendations',
  summary:
    'The companies that your company recommended a received application to, and whether it may recommend it',
  access: editor,
  params: IdParams,
  output: envelope('recommendations', Recommendations),
})

export const findRecommendedCompanies = endpoint({
  method: 'GET',
  path: '/application/{id}/recommendation-companies',
  summary: 'Other companies that are admitted to a course of a received application, by name',
  access: editor,
  params: IdParams,
  query: z.strictObject({ text: z.optional(line(120)) }),
  output: envelope('companies', z.array(RecommendedCompany)),
})

export const recommendApplication = endpoint({
  method: 'POST',
  path: '/application/{id}/recommendation',
  summary: 'Ask the applicant whether their application may be handed on to another company',
  access: editor,
  notWhileSuspended: true,
  params: IdParams,
  body: z.strictObject({ companyId: Id, note: text(requestNoteMaxLength) }),
  output: envelope('recommendations', Recommendations),
  errors: ['already_asked', 'recipient_unavailable'],
  limitPerMinute: 30,
})
