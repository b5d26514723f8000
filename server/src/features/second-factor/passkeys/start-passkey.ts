import type { HandlerInput } from '@tandem/contract/endpoint'
import type { startPasskey as endpoint } from '@tandem/contract/second-factor'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { challengeLifeMs, saveChallenge } from './challenges.ts'
import { findPasskeysOf } from './passkeys.store.ts'
import { keyAlgorithms, loadWebAuthn, relyingParty } from './webauthn.ts'

/** A passkey is asked to know its account and to check who holds it: it then stands for name and password. */
export async function startPasskey(ctx: Context, viewer: Viewer, { body }: HandlerInput<typeof endpoint>) {
  const { id, email, firstName, lastName } = await requirePassword(ctx, viewer, body.password)
  const known = await findPasskeysOf(ctx.db, id)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const { rpID, rpName } = relyingParty(ctx)
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    timeout: challengeLifeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(ctx, options.challenge, id)
  return { ...options }
}
