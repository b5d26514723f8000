import * as z from 'zod/mini'
import { Day, Email, Id, line, locales } from './common.ts'
import { endpoint, envelope, everyone, signedIn } from './endpoint.ts'

export const accountTypes = ['applicant', 'company', 'admin'] as const
/** The salutation a person asks for; `none` is an answer, not a gap. */
export const genders = ['female', 'male', 'diverse', 'none'] as const

export const passwordBounds = { min: 12, max: 128 } as const

/** A password that is compared with one that exists: the bounds of new ones say nothing about it. */
export const Password = z.string().check(
  z.trim(),
  z.maxLength(passwordBounds.max),
  z.refine((password) => password !== '', { params: { code: 'password' } }),
)
export const NewPassword = z
  .string()
  .check(z.trim(), z.minLength(passwordBounds.min), z.maxLength(passwordBounds.max))

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
  /** Applicants only, like the two below. */
  gender: z.nullable(z.enum(genders)),
  title: z.nullable(z.string()),
  birthdate: z.nullable(Day),
  /** Of a company's contact person; null for the other types. */
  phone: z.nullable(z.string()),
  /** The company's name; empty for applicants and admins. */
  displayName: z.string(),
  companyId: z.nullable(Id),
  /** False while the company waits to be confirmed by an admin; null where there is none. */
  companyConfirmed: z.nullable(z.boolean()),
  applicantId: z.nullable(Id),
  organisationPersonId: z.nullable(Id),
  hasProfileImage: z.boolean(),
  /** Days; 0 means unlimited. */
  accountMaxLifetime: z.int(),
  /** Days left. */
  accountLifetime: z.int(),
  allowRevalidation: z.boolean(),
  /** The account needs a second factor and has none: until then it may only set one up. */
  secondFactorMissing: z.boolean(),
})
export type Account = z.output<typeof Account>

/** `security` is base64url of a JSON array of permission names. */
export const Auth = z.object({ token: z.string(), security: z.string() })

export const Credentials = z.strictObject({
  email: Email,
  password: Password,
  /** Of the authenticator app, or a recovery code; asked for by `SECOND_FACTOR_REQUIRED`. */
  code: z.optional(line(40)),
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail address and password, and a code where the account has a second factor',
  access: everyone,
  body: Credentials,
  output: envelope('auth', Auth),
  errors: ['invalid_credentials', 'second_factor_required', 'second_factor_invalid'],
  secretAnswer: true,
  limitPerMinute: 60,
  refusal: 'meta',
})

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  changesSession: true,
  summary: 'End the session of this token',
  access: signedIn,
  beforeSecondFactor: true,
  output: envelope('loggedOut', z.literal(true)),
})

export const refreshSession = endpoint({
  method: 'GET',
  path: '/account/refresh',
  changesSession: true,
  summary: 'Exchange the token for a new one; the old one keeps working for 60 seconds',
  access: signedIn,
  beforeSecondFactor: true,
  output: envelope('auth', Auth),
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'The signed-in account',
  access: signedIn,
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
  summary: 'Name and company of an account: the own one, a colleague’s, and for admins any',
  access: signedIn,
  params: z.strictObject({ id: Id }),
  output: envelope('userinfo', UserInfo),
})
