import * as z from 'zod/mini'
import { Phone, PostalCode, Website } from '../accounts/registration.ts'
import { review, StudyInterests } from '../backend.ts'
import { Email, IdParams, line, text } from '../common.ts'
import { CompanyContent } from '../companies/profile.ts'
import { endpoint, item, only } from '../endpoint.ts'
import { Reason } from './four-eyes.ts'

const admin = only('admin', 'backend')
const open = z.literal('')
const revision = z.int()

/** What an admin enters of a company that is to get a registration key. */
export const NewCompany = z.strictObject({
  name: line(200),
  street: line(200),
  zip: PostalCode,
  town: line(100),
  www: z.union([open, Website]),
  phone: z.union([open, Phone]),
  studyInterests: StudyInterests,
})

export const createCompany = endpoint({
  method: 'POST',
  path: '/backend/companies',
  summary: 'Enter a company, confirmed, whose first account comes by a registration key',
  access: admin,
  body: NewCompany,
  output: item(review),
})

const write = {
  access: admin,
  params: IdParams,
  output: item(review),
  errors: ['changed_elsewhere'],
} as const

const { descriptionDe, descriptionEn, industry, size } = CompanyContent.shape

/** What an admin may put right in what a company says of itself. */
export const CompanyCorrection = z.strictObject({
  name: line(200),
  industry,
  size,
  street: text(200),
  zip: z.union([open, PostalCode]),
  town: text(100),
  www: z.union([open, Website]),
  phone: z.union([open, Phone]),
  mail: z.union([open, Email]),
  descriptionDe,
  descriptionEn,
  revision,
})
export type CompanyCorrection = z.output<typeof CompanyCorrection>
export type CorrectedField = Exclude<keyof CompanyCorrection, 'revision'>

export const correctCompany = endpoint({
  method: 'PUT',
  path: '/backend/companies/{id}',
  summary: 'Correct what a company says of itself; it gets a mail with the fields that were changed',
  ...write,
  body: CompanyCorrection,
})

/** The company reads the reason. */
export const Suspension = z.strictObject({ reason: Reason, revision })

export const suspendCompany = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/suspension',
  summary:
    'Suspend a company: nobody finds it or its offers, and it reaches no applicant; it and everyone with an open application there get a mail',
  ...write,
  body: Suspension,
})

export const reinstateCompany = endpoint({
  method: 'DELETE',
  path: '/backend/companies/{id}/suspension',
  summary: 'Lift the suspension of a company; it and everyone with an open application there get a mail',
  ...write,
  body: z.strictObject({ revision }),
})
