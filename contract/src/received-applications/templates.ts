import * as z from 'zod/mini'
import { Id, IdParams, Instant, line, text } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { messageBounds } from '../messaging.ts'

const recruiter = only('company', 'company-profile-edit')

export const maxTemplates = 100

const fields = {
  name: line(80),
  /** With placeholders in brackets; see `placeholders.ts`. */
  textDe: line(messageBounds.maxLength),
  /** Empty: the German one is used. */
  textEn: text(messageBounds.maxLength),
}

export const NewTemplate = z.strictObject(fields)

/** A reply that a company's people wrote for each other. */
export const ReplyTemplate = z.object({ id: Id, ...fields, revision: z.int(), updatedAt: Instant })
export type ReplyTemplate = z.output<typeof ReplyTemplate>

/** By name. */
const output = envelope('templates', z.array(ReplyTemplate))

export const listTemplates = endpoint({
  method: 'GET',
  path: '/company-profile/reply-templates',
  summary: 'The own company’s templates for replies to applicants',
  access: recruiter,
  output,
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/company-profile/reply-templates',
  summary: 'Keep a template for replies',
  access: recruiter,
  body: NewTemplate,
  output,
  errors: ['too_many_templates'],
})

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/company-profile/reply-template/{id}',
  summary: 'Change a template',
  access: recruiter,
  params: IdParams,
  body: z.extend(NewTemplate, { revision: z.int() }),
  output,
  errors: ['changed_elsewhere'],
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/company-profile/reply-template/{id}',
  summary: 'Delete a template',
  access: recruiter,
  params: IdParams,
  output,
})
