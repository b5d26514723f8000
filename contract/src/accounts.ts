import * as z from 'zod/mini'
import { Day, Id, Instant } from './common.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'
import { locales } from './locales.ts'
import type { PageKey } from './pages.ts'

/**
 * Pending until an admin confirms the company or refuses it; who was refused may ask again. A suspended one was confirmed:
 * it is not found and reaches nobody until an admin lifts that.
 */
export const companyStatuses = ['pending', 'confirmed', 'refused', 'suspended'] as const
export type CompanyStatus = (typeof companyStatuses)[number]
export const accountTypes = ['applicant', 'company', 'admin'] as const
/** The salutation a person asks for; `none` is an answer, not a gap. */
export const genders = ['female', 'male', 'diverse', 'none'] as const

/** The static pages that accounts agree to. A version of one may ask them to agree again. */
export const consentPages = ['terms', 'privacy'] as const satisfies readonly PageKey[]
/** A page to agree to, in the version that is public now. */
const ConsentDue = z.object({ page: z.enum(consentPages), revision: z.int(), publishedAt: Instant })

/** Who is signed in, and what the client needs to draw for it. */
export const Account = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The address that was asked for and not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  type: z.enum(accountTypes),
  /** Of the mails; a page's language is in its address. */
  language: z.enum(locales),
  /** Applicants only, like the four below. */
  gender: z.nullable(z.enum(genders)),
  title: z.nullable(z.string()),
  birthdate: z.nullable(Day),
  /** Its code. */
  country: z.nullable(z.string()),
  /** Its id in the reference set. */
  university: z.nullable(z.string()),
  /** Of a company's contact person; null for the other types. */
  phone: z.nullable(z.string()),
  /** The company's name; empty for applicants and admins. */
  displayName: z.string(),
  companyId: z.nullable(Id),
  /** Null where there is no company. */
  companyStatus: z.nullable(z.enum(companyStatuses)),
  applicantId: z.nullable(Id),
  /** An applicant who has not seen the first questions yet: the login leads to them. */
  onboardingDue: z.boolean(),
  organisationPersonId: z.nullable(Id),
  hasProfileImage: z.boolean(),
  /** Days; 0 means unlimited. */
  accountMaxLifetime: z.int(),
  /** Days left. */
  accountLifetime: z.int(),
  allowRevalidation: z.boolean(),
  /** The account needs a second factor and has none: until then it may only set one up. */
  secondFactorMissing: z.boolean(),
  /**
   * Pages that have a version which asks for consent and is newer than the account's; left out where there is none, while
   * the second factor is missing, and on behalf of a company.
   */
  consentDue: z.optional(z.array(ConsentDue)),
  /** Left out unless an admin has decided it: when the account is deleted and why. Not on behalf of a company. */
  deletion: z.optional(z.object({ dueAt: Instant, reason: z.string() })),
  /** Of an admin who acts on behalf of the company that the other fields name: until when. */
  onBehalf: z.optional(z.object({ until: Instant })),
})
export type Account = z.output<typeof Account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'The account that is logged in',
  access: signedIn,
  onBehalf: 'allowed',
  beforeSecondFactor: true,
  output: envelope('account', Account),
})

const UserInfo = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  type: z.enum(accountTypes),
  displayName: z.string(),
})

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/userinfo/{id}',
  summary: 'Name and company of an account: your own, a colleague’s or, for admins, any',
  access: signedIn,
  params: z.strictObject({ id: Id }),
  output: envelope('userinfo', UserInfo),
})
