import type { HandlerInput } from '@tandem/contract/endpoint'
import { type addPasskey as endpoint, maxPasskeys } from '@tandem/contract/second-factor'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addFactor } from '../change-factors.ts'
import { getSecondFactor } from '../get-second-factor.ts'
import { redeemChallenge } from './challenges.ts'
import { findPasskeysOf, insertPasskey } from './passkeys.store.ts'
import { keyAlgorithms, loadWebAuthn, loadWebAuthnHelpers, relyingParty, verifyOrRefuse } from './webauthn.ts'

type Input = HandlerInput<typeof endpoint>

export async function addPasskey(ctx: Context, viewer: Viewer, { body }: Input) {
  const { accountId } = viewer
  const { clientDataJSON } = body.response.response
  const challenge = await redeemChallenge(ctx, clientDataJSON, accountId)
  const { id, publicKey, counter } = await verifyOrRefuse(ctx, () => verifyNew(ctx, body.response, challenge))
  await addFactor(ctx, viewer, 'passkey_added', async (ctx) => {
    const there = await findPasskeysOf(ctx.db, accountId)
    if (there.length >= maxPasskeys) throw new AppError('too_many_records')
    const added = await insertPasskey(ctx.db, {
      accountId,
      name: body.name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: body.response.response.transports ?? [],
      createdAt: ctx.clock(),
    })
    if (!added) throw new AppError('passkey_refused')
  })
  return getSecondFactor(ctx, viewer)
}

async function verifyNew(
  ctx: Context,
  { id, rawId, response }: Input['body']['response'],
  challenge: string,
) {
  await refuseAttestation(response.attestationObject)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { rpID, origin } = relyingParty(ctx)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: keyAlgorithms,
  })
  if (!registrationInfo) throw new Error('The attestation does not hold')
  return registrationInfo.credential
}

/**
 * None was asked for, so nobody needs to send one; at most an authenticator signs with the new key itself. A chain of
 * certificates would make the library ask addresses that are named in it.
 */
async function refuseAttestation(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await loadWebAuthnHelpers()
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const isOwn = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c')
  if (decoded.get('fmt') !== 'none' && !isOwn) throw new Error('An attestation was sent')
}
