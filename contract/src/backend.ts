import * as z from 'zod/mini'
import { companyStatuses } from './accounts.ts'
import { AuditDeed } from './backend/audit.ts'
import { FourEyesRequest } from './backend/four-eyes.ts'
import { personStates } from './backend/people.ts'
import { can, Id, IdParams, Instant, page, perPage, text } from './common.ts'
import { AdmittedStudyInterests, StoredCompanyDetails } from './companies.ts'
import { collection, endpoint, item, only, recordType } from './endpoint.ts'

const admin = only('admin', 'backend')

/** By what two companies are taken for the same: tolerant of spelling, legal form, `www.` and the way a number is written. */
export const duplicateReasons = ['name', 'website', 'phone'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

const facts = {
  id: Id,
  name: z.string(),
  town: z.string(),
  industry: z.string(),
  status: z.enum(companyStatuses),
  /** Only of a confirmed company: an image is asked for without a session, and others show theirs to nobody. */
  hasLogo: z.boolean(),
  submittedAt: z.nullable(Instant),
  /** Of an approval that can still be undone: when it takes effect. */
  decidedAt: z.nullable(Instant),
  /** When the university asked the company something before it decides, and when that was answered. */
  askedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  /** All of its accounts have expired or are locked: it is in no search and takes no applications. */
  unattended: z.boolean(),
}

/** A line of the list. */
export const CompanyReviewSummary = z.object({
  ...facts,
  /** Others that may be the same company. */
  duplicates: z.int(),
})
export type CompanyReviewSummary = z.output<typeof CompanyReviewSummary>

/** What an admin needs to decide about a company. */
export const CompanyReview = z.object({
  ...facts,
  details: StoredCompanyDetails,
  size: z.string(),
  mail: z.string(),
  descriptionDe: z.string(),
  descriptionEn: z.string(),
  /** What the company wrote when it asked again, or answered. */
  note: z.string(),
  /** What it was asked; empty once it is decided. */
  question: z.string(),
  /** Of an approval: until then it can be undone, and the company knows nothing of it; null otherwise. */
  undoUntil: z.nullable(Instant),
  /** Why it was refused or suspended; empty otherwise. */
  reason: z.string(),
  accounts: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      states: z.array(z.enum(personStates)),
      /** The address ends as the company's web address does. */
      ofWebsite: z.boolean(),
      /** Is told by mail what is decided. */
      told: z.boolean(),
    }),
  ),
  duplicates: z.array(
    z.object({
      id: Id,
      name: z.string(),
      town: z.string(),
      status: z.enum(companyStatuses),
      reasons: z.array(z.enum(duplicateReasons)),
    }),
  ),
  /** Before it is confirmed those that an approval names, also one that was undone. */
  studyInterests: AdmittedStudyInterests,
  /** The published offers with their study interest: what a smaller admission would hit. */
  offers: z.array(z.object({ id: Id, title: z.string(), studyInterest: z.nullable(z.string()) })),
  /** Those that wait for a second admin. */
  requests: z.array(FourEyesRequest),
  /** What admins did about it, the newest first. */
  history: z.array(AuditDeed),
  revision: z.int(),
  can: can(
    ...(['confirm', 'undo', 'refuse', 'ask', 'changeAdmission', 'correct'] as const),
    ...(['suspend', 'reinstate', 'issueKey', 'merge'] as const),
  ),
})
export type CompanyReview = z.output<typeof CompanyReview>

export const review = recordType('CompanyReview', '/backend/companies/', CompanyReview)

export const listCompanyReviews = endpoint({
  method: 'GET',
  path: '/backend/companies',
  summary:
    'Companies that wait for a decision, the longest waiting first; or those decided, the unattended and then the newest first',
  access: admin,
  query: z.strictObject({
    status: z._default(z.enum(companyStatuses), 'pending'),
    /** Part of the name, the town or the web address. */
    text: z._default(text(100), ''),
    page,
    perPage: perPage(),
  }),
  output: collection(recordType('CompanyReview', '/backend/companies/', CompanyReviewSummary)),
})

export const getCompanyReview = endpoint({
  method: 'GET',
  path: '/backend/companies/{id}',
  summary: 'A company with what it entered, its accounts and its possible duplicates',
  access: admin,
  params: IdParams,
  output: item(review),
})

const revision = z.int()
export const StudyInterests = z
  .array(z.string().check(z.regex(/^\d{1,9}$/)))
  .check(z.minLength(1), z.maxLength(200))

export const CompanyConfirmation = z.strictObject({ studyInterests: StudyInterests, revision })

export const confirmCompany = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/confirmation',
  summary:
    'Confirm a company with the study interests that it is admitted to: after ten seconds it is confirmed and gets a mail',
  access: admin,
  params: IdParams,
  body: CompanyConfirmation,
  output: item(review),
  errors: ['changed_elsewhere'],
})

export const undoConfirmation = endpoint({
  method: 'DELETE',
  path: '/backend/companies/{id}/confirmation',
  summary: 'Take a confirmation back within its ten seconds; the company is not notified',
  access: admin,
  params: IdParams,
  body: z.strictObject({ revision }),
  output: item(review),
  errors: ['changed_elsewhere', 'undo_expired'],
})

export const CompanyQuestion = z.strictObject({
  /** The company reads it. */
  question: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  revision,
})

export const askCompany = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/question',
  summary:
    'Ask a pending company a question before the decision; it gets a mail, and answers on its dashboard',
  access: admin,
  params: IdParams,
  body: CompanyQuestion,
  output: item(review),
  errors: ['changed_elsewhere'],
})

export const CompanyRefusal = z.strictObject({
  /** The company reads it. */
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  revision,
})

export const refuseCompany = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/refusal',
  summary: 'Refuse a pending company; it gets a mail with the reason',
  access: admin,
  params: IdParams,
  body: CompanyRefusal,
  output: item(review),
  errors: ['changed_elsewhere'],
})

export const changeAdmission = endpoint({
  method: 'PUT',
  path: '/backend/companies/{id}/study-interests',
  summary: 'Change what a confirmed company is admitted to; its published offers stay, and it gets a mail',
  access: admin,
  params: IdParams,
  body: CompanyConfirmation,
  output: item(review),
  errors: ['changed_elsewhere'],
})
