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
  summary: 'Attach a document to an own application that was not sent yet: PDF, JPEG, PNG or DOCX',
  access: only('applicant'),
  params: AttachmentParams,
  upload: { field: 'file', maxBytes: attachmentBounds.maxBytes },
  output: envelope('attachment', Attachment),
  errors: ['file_type_not_allowed', 'file_unreadable', 'file_too_large', 'too_many_files', 'already_sent'],
})

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/applicant-profile/file/{type}/{id}/{fileId}',
  summary: 'Remove a document from an own application that was not sent yet',
  access: only('applicant'),
  params: z.extend(AttachmentParams, { fileId: Id }),
  output: envelope('removed', z.literal(true)),
  errors: ['already_sent'],
})

export const downloadFile = endpoint({
  method: 'GET',
  path: '/applicant/{id}/{type}/file/{fileId}',
  summary: 'A document of an applicant, for whoever may see an application that holds it',
  access: signedIn,
  params: z.extend(AttachmentParams, { fileId: Id }),
  output: file,
})
