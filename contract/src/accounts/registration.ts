import * as z from 'zod/mini'
import { genders } from '../accounts.ts'
import { Day, Email, line, text } from '../common.ts'
import { endpoint, envelope, everyone } from '../endpoint.ts'
import { NewPassword } from '../sign-in.ts'

const person = {
  firstName: line(100),
  lastName: line(100),
  email: Email,
  password: NewPassword,
  consent: z.boolean().check(z.refine((agreed) => agreed, { params: { code: 'consent' } })),
  /** Tips on applying by mail, now and then; never asked for twice. */
  tips: z._default(z.boolean(), false),
}

/** International, as people write it; a check of more would refuse numbers that work. */
export const Phone = z
  .string()
  .check(z.trim(), z.maxLength(40), z.refine(isPhone, { params: { code: 'phone' } }))
/** With or without `https://`. */
export const Website = z
  .string()
  .check(z.trim(), z.maxLength(200), z.refine(isWebsite, { params: { code: 'website' } }))

/** Of any country: the shortest have four characters, and each has a digit. */
export const PostalCode = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(10, { abort: true }),
  z.refine((value) => /^(?=.*\d)[\p{L}\d][\p{L}\d -]{3,}$/u.test(value), { params: { code: 'postal_code' } }),
)

export const ApplicantRegistration = z.strictObject({
  type: z.literal('applicant'),
  gender: z.enum(genders),
  birthdate: Day,
  ...person,
  /** Only while `applicant.enableApplicantTitleField` is on. */
  title: z.optional(text(40)),
  /** Country code; this and the university only while `applicant.enableApplicantCountryAndUniversityField` is on. */
  country: z.optional(text(2)),
  university: z.optional(text(40)),
})

/** The company is pending until an admin confirms it. */
export const CompanyRegistration = z.strictObject({
  type: z.literal('company'),
  companyName: line(200),
  street: line(200),
  zip: PostalCode,
  town: line(100),
  www: Website,
  phone: Phone,
  ...person,
})

/** Joins the company that the key was issued for. */
export const ColleagueRegistration = z.strictObject({
  type: z.literal('colleague'),
  key: line(100),
  phone: z.optional(z.union([z.literal(''), Phone])),
  ...person,
})

export const register = endpoint({
  method: 'POST',
  path: '/account',
  summary: 'Register; the answer is the same whether or not the address is known',
  access: everyone,
  body: z.discriminatedUnion('type', [ApplicantRegistration, CompanyRegistration, ColleagueRegistration]),
  output: envelope('registration', z.object({ email: z.string() })),
  errors: ['key_invalid'],
  limitPerMinute: 10,
})

export const readRegistrationKey = endpoint({
  method: 'POST',
  path: '/account/registration-key',
  summary: 'The company that a registration key is for; the key is in the body so that no log contains it',
  access: everyone,
  body: z.strictObject({ key: line(100) }),
  output: envelope('invitation', z.object({ companyName: z.string() })),
  errors: ['key_invalid'],
  limitPerMinute: 20,
})

function isPhone(value: string): boolean {
  return /^\+?[\d ()/-]{5,}$/.test(value)
}

function isWebsite(value: string): boolean {
  return /^(https?:\/\/)?[^\s/@:.]+(\.[^\s/@:.]+)+(:\d+)?(\/\S*)?$/i.test(value)
}
