import * as z from 'zod/mini'
import { Id, IdParams, Instant, line } from '../common.ts'
import { endpoint, envelope, everyone, signedIn } from '../endpoint.ts'
import { Auth, Password } from '../sign-in.ts'

const setUp = { access: signedIn, beforeSecondFactor: true } as const
/** The current password, before what only its owner may do. */
export const PasswordProof = z.strictObject({ password: Password })

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})

const SecondFactor = z.object({
  /** The account may not do without one. */
  required: z.boolean(),
  /** Since when codes of an authenticator app are asked for; null: they are not. */
  totpSince: z.nullable(Instant),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.output<typeof SecondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/account/second-factor',
  summary: 'What the account signs in with beside its password',
  ...setUp,
  output: envelope('secondFactor', SecondFactor),
})

export const startTotp = endpoint({
  method: 'POST',
  path: '/account/second-factor/totp',
  summary: 'A secret for an authenticator app; it counts once a code of it was confirmed',
  ...setUp,
  body: PasswordProof,
  output: envelope('totp', z.object({ secret: z.string(), uri: z.string() })),
  secretAnswer: true,
  limitPerMinute: 20,
})

/** Shown once; only their hashes are kept. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) })

export const TotpCode = z.strictObject({ code: line(20) })

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/account/second-factor/totp/confirmation',
  summary: 'Turn the codes on; answers with new recovery codes',
  ...setUp,
  body: TotpCode,
  output: envelope('recovery', RecoveryCodes),
  errors: ['token_invalid'],
  secretAnswer: true,
  limitPerMinute: 20,
})

export const removeTotp = endpoint({
  method: 'POST',
  path: '/account/second-factor/totp/removal',
  summary: 'Turn the codes off',
  access: signedIn,
  body: PasswordProof,
  output: envelope('secondFactor', SecondFactor),
  limitPerMinute: 20,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones stop working',
  access: signedIn,
  body: PasswordProof,
  output: envelope('recovery', RecoveryCodes),
  secretAnswer: true,
  limitPerMinute: 20,
})

/** WebAuthn's own JSON, made and read by its libraries. */
const WebAuthnOptions = z.record(z.string(), z.unknown())
const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/))
const Attestation = z.strictObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  clientExtensionResults: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: z.optional(base64url),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(base64url),
  }),
})
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

export const startPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys/options',
  summary: 'Options for making a passkey, with a challenge that is good for one use',
  ...setUp,
  body: PasswordProof,
  output: envelope('options', WebAuthnOptions),
  secretAnswer: true,
  limitPerMinute: 20,
})

export const PasskeyName = z.strictObject({ name: line(60) })

export const addPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Keep a passkey that the browser has made',
  ...setUp,
  body: z.strictObject({ name: line(60), response: Attestation }),
  output: envelope('secondFactor', SecondFactor),
  errors: ['passkey_refused'],
  limitPerMinute: 20,
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/account/passkeys/{id}',
  summary: 'Give an own passkey another name',
  access: signedIn,
  params: IdParams,
  body: PasskeyName,
  output: envelope('secondFactor', SecondFactor),
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys/{id}/removal',
  summary: 'Forget an own passkey',
  access: signedIn,
  params: IdParams,
  body: PasswordProof,
  output: envelope('secondFactor', SecondFactor),
  limitPerMinute: 20,
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  summary: 'Options for signing in with a passkey alone; names no account',
  access: everyone,
  output: envelope('options', WebAuthnOptions),
  limitPerMinute: 60,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Sign in with a passkey',
  access: everyone,
  body: z.strictObject({ response: Assertion }),
  output: envelope('auth', Auth),
  errors: ['passkey_refused'],
  secretAnswer: true,
  limitPerMinute: 60,
})
