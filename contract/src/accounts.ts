import * as z from 'zod/mini'
import { Day, Email, Id, line } from './common.ts'
import { endpoint, envelope, everyone, signedIn } from './endpoint.ts'

export const accountTypes = ['applicant', 'company', 'admin'] as const
/** The salutation a person asks for; `none` is an answer, not a gap. */
export const genders = ['female', 'male', 'diverse', 'none'] as const

export const passwordBounds = { min: 12, max: 128 } as const

/** Who is signed in, and what the client needs to draw for it. */
export const Account = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  type: z.enum(accountTypes),
  /** The company's name; empty for applicants and admins. */
  displayName: z.string(),
  companyId: z.nullable(Id),
  applicantId: z.nullable(Id),
  organisationPersonId: z.nullable(Id),
  hasProfileImage: z.boolean(),
  /** Days; 0 means unlimited. */
  accountMaxLifetime: z.int(),
  /** Days left. */
  accountLifetime: z.int(),
  allowRevalidation: z.boolean(),
})
export type Account = z.output<typeof Account>

/** `security` is base64url of a JSON array of permission names. */
export const Auth = z.object({ token: z.string(), security: z.string() })

export const Credentials = z.strictObject({
  email: Email,
  password: z.string().check(
    z.trim(),
    z.maxLength(passwordBounds.max),
    z.refine((password) => password !== '', { params: { code: 'password' } }),
  ),
})

export const ApplicantRegistration = z.strictObject({
  type: z.literal('applicant'),
  gender: z.enum(genders),
  firstName: line(100),
  lastName: line(100),
  birthdate: Day,
  email: Email,
  password: z.string().check(z.trim(), z.minLength(passwordBounds.min), z.maxLength(passwordBounds.max)),
  consent: z.boolean().check(z.refine((agreed) => agreed, { params: { code: 'consent' } })),
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail address and password',
  access: everyone,
  body: Credentials,
  output: envelope('auth', Auth),
  errors: ['invalid_credentials'],
  limitPerMinute: 20,
  refusal: 'meta',
})

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  summary: 'End the session of this token',
  access: signedIn,
  output: envelope('loggedOut', z.literal(true)),
})

export const refreshSession = endpoint({
  method: 'GET',
  path: '/account/refresh',
  summary: 'Exchange the token for a new one; the old one keeps working for 60 seconds',
  access: signedIn,
  output: envelope('auth', Auth),
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'The signed-in account',
  access: signedIn,
  output: envelope('account', Account),
})

export const register = endpoint({
  method: 'POST',
  path: '/account',
  summary: 'Register; the answer is the same whether or not the address is known',
  access: everyone,
  body: ApplicantRegistration,
  output: envelope('registration', z.object({ email: z.string() })),
  limitPerMinute: 10,
})

export const confirmAccount = endpoint({
  method: 'POST',
  path: '/account/confirm',
  summary: 'Confirm the e-mail address with the token of the mail',
  access: everyone,
  body: z.strictObject({ token: line(100) }),
  output: envelope('confirmation', z.object({ type: z.enum(accountTypes) })),
  errors: ['token_invalid', 'already_confirmed'],
  limitPerMinute: 20,
})
