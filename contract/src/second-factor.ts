import * as z from 'zod/mini'
import { Id, IdParams, Instant, line } from './common.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'
import { base64url, Password, WebAuthnOptions } from './sign-in.ts'

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
  summary: 'What the account uses to log in besides its password',
  ...setUp,
  output: envelope('secondFactor', SecondFactor),
})

export const startTotp = endpoint({
  method: 'POST',
  path: '/account/second-factor/totp',
  summary: 'A secret for an authenticator app; it takes effect once a code from the app is confirmed',
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
  summary: 'Turn the codes on; returns new recovery codes',
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
export const startPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys/options',
  summary: 'Options for creating a passkey, with a challenge that can be used once',
  ...setUp,
  body: PasswordProof,
  output: envelope('options', WebAuthnOptions),
  secretAnswer: true,
  limitPerMinute: 20,
})

export const PasskeyName = z.strictObject({ name: line(60) })

export const maxPasskeys = 20

export const addPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Save a passkey that the browser has created',
  ...setUp,
  body: z.strictObject({ name: line(60), response: Attestation }),
  output: envelope('secondFactor', SecondFactor),
  errors: ['passkey_refused', 'too_many_records'],
  limitPerMinute: 20,
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/account/passkeys/{id}',
  summary: 'Rename one of your passkeys',
  access: signedIn,
  params: IdParams,
  body: PasskeyName,
  output: envelope('secondFactor', SecondFactor),
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys/{id}/removal',
  summary: 'Remove one of your passkeys',
  access: signedIn,
  params: IdParams,
  body: PasswordProof,
  output: envelope('secondFactor', SecondFactor),
  limitPerMinute: 20,
})
