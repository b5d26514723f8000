import * as z from 'zod/mini'
import { Email, line } from './common.ts'
import { endpoint, envelope, everyone } from './endpoint.ts'
import { Auth } from './sessions.ts'

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

export const Credentials = z.strictObject({
  email: Email,
  password: Password,
  /** Of the authenticator app, or a recovery code; asked for by `SECOND_FACTOR_REQUIRED`. */
  code: z.optional(line(40)),
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Log in with e-mail address and password, and a code if the account has a second factor',
  access: everyone,
  body: Credentials,
  output: envelope('auth', Auth),
  errors: ['invalid_credentials', 'account_locked', 'second_factor_required', 'second_factor_invalid'],
  secretAnswer: true,
  limitPerMinute: 60,
  refusal: 'meta',
})

/** WebAuthn's own JSON, made and read by its libraries. */
export const WebAuthnOptions = z.record(z.string(), z.unknown())
export const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/))
const Assertion = z.strictObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  clientExtensionResults: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  summary: 'Options for logging in with just a passkey; names no account',
  access: everyone,
  output: envelope('options', WebAuthnOptions),
  limitPerMinute: 60,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Log in with a passkey',
  access: everyone,
  body: z.strictObject({ response: Assertion }),
  output: envelope('auth', Auth),
  errors: ['passkey_refused', 'account_locked'],
  secretAnswer: true,
  limitPerMinute: 60,
})
