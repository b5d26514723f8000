import * as z from 'zod/mini'
import { Application, ApplicationSummary, Attachment } from './applications.ts'
import { Id, Instant, line } from './common.ts'
import { endpoint, envelope, file, item, only, recordType, signedIn } from './endpoint.ts'
import { documentErrors, heldBackErrors } from './errors.ts'

const content = z.pick(Application, {
  studyInterests: true,
  places: true,
  qualification: true,
  grade: true,
  desiredYears: true,
  languages: true,
})

/** What an applicant looks for and brings, with nothing that says who they are. */
export const ApplicantTeaser = z.object({
  id: Id,
  /** The profile or application that all this is from. */
  applicationId: Id,
  title: z.string(),
  ...content.shape,
})

/**
 * An applicant as the reader may see them: by the newest profile that they may find, else by what was sent to them
 * last. Withheld of an anonymous profile, and then empty, are name, contact, documents and free texts.
 */
export const Applicant = z.object({
  ...Application.shape.applicant.shape,
  ...ApplicantTeaser.shape,
  ...z.pick(Application, {
    expertises: true,
    education: true,
    career: true,
    attachments: true,
    moduleAdditionals: true,
    aboutMe: true,
  }).shape,
  /** Those that the reader may find, the newest first. */
  profiles: z.array(z.object({ id: Id, title: z.string(), updatedAt: Instant })),
  /** What was sent to the reader's company, or to any for admins, the newest first. */
  applications: z.array(
    z.pick(ApplicationSummary, {
      id: true,
      type: true,
      status: true,
      stage: true,
      outcome: true,
      target: true,
      sentAt: true,
    }),
  ),
  /** For admins with the back office alone, whose page about the account it leads to. */
  accountId: z.optional(Id),
  can: z.pick(Application.shape.can, { message: true }),
})
export type Applicant = z.output<typeof Applicant>

const companyOrAdmin = { types: ['company', 'admin'] } as const

export const getApplicant = endpoint({
  method: 'GET',
  path: '/applicant/{id}',
  summary:
    'An applicant whose profile you may find or who applied to you, with their profiles and applications',
  access: companyOrAdmin,
  params: z.strictObject({ id: Id }),
  output: item(recordType('Applicant', '/applicant/', Applicant)),
})

export const getApplicantTeaser = endpoint({
  method: 'GET',
  path: '/applicant/teaser/{id}',
  summary: 'What the same applicant looks for and brings, without who they are',
  access: companyOrAdmin,
  params: z.strictObject({ id: Id }),
  output: item(recordType('ApplicantTeaser', '/applicant/teaser/', ApplicantTeaser)),
})

export const attachmentBounds = {
  maxBytes: 10 * 1024 * 1024,
  maxPerApplication: 20,
  /** Of all that one person holds; what hangs on several counts once. */
  maxPerApplicant: 500,
} as const

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
  /** The document that it takes the place of, once it is stored. */
  query: z.strictObject({ replaces: z.optional(Id) }),
  upload: { field: 'file', maxBytes: attachmentBounds.maxBytes },
  output: envelope('attachment', Attachment),
  errors: [...documentErrors, 'too_many_files', 'already_sent'],
})

export const changeFile = endpoint({
  method: 'PUT',
  path: '/applicant-profile/file/{type}/{id}/{fileId}',
  summary:
    'Rename a document before it is sent, change its type, take it back within minutes of removing it, or add one that another application of yours holds',
  access: only('applicant'),
  params: z.extend(AttachmentParams, { fileId: Id }),
  body: z.strictObject({ type: line(40), name: line(150) }),
  output: envelope('attachment', Attachment),
  errors: ['too_many_files', 'already_sent'],
})

/** For so long a removed document can be taken back. */
export const restorePeriodMs = 15 * 60 * 1000

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
  errors: heldBackErrors,
})
