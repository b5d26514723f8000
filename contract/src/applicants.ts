import * as z from 'zod/mini'
import { Attachment } from './applications.ts'
import { Id, line } from './common.ts'
import { endpoint, envelope, file, only, signedIn } from './endpoint.ts'

export const attachmentBounds = { maxBytes: 10 * 1024 * 1024, maxPerApplication: 20 } as const

const AttachmentParams = z.strictObject({
  /** A document type. */
  type: line(40),
  /** The application. */
  id: Id,
})

export const attachFile = endpoint({
  method: 'POST',
  path: '/applicant-profile/file/{type}/{id}',
  summary: 'Attach a document to one of your applications before it is sent: PDF, JPEG, PNG or DOCX',
  access: only('applicant'),
  params: AttachmentParams,
  upload: { field: 'file', maxBytes: attachmentBounds.maxBytes },
  output: envelope('attachment', Attachment),
  errors: ['file_type_not_allowed', 'file_unreadable', 'file_too_large', 'too_many_files', 'already_sent'],
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/applicant-profile/file/{type}/{id}/{fileId}',
  summary: 'Remove a document from one of your applications before it is sent',
  access: only('applicant'),
  params: z.extend(AttachmentParams, { fileId: Id }),
  output: envelope('removed', z.literal(true)),
  errors: ['already_sent'],
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/applicant/{id}/{type}/file/{fileId}',
  summary: 'An applicant’s document, for anyone who may see an application that contains it',
  access: signedIn,
  params: z.extend(AttachmentParams, { fileId: Id }),
  output: file,
})
