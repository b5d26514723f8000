import type { HandlerInput } from '@tandem/contract/endpoint'
import type { passkeyLogin as endpoint } from '@tandem/contract/sign-in'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { redeemChallenge } from './challenges.ts'
import { findPasskeyByCredential, recordPasskeyUse } from './passkeys.store.ts'
import { loadWebAuthn, relyingParty, verifyOrRefuse } from './webauthn.ts'

type Assertion = HandlerInput<typeof endpoint>['body']['response']
type Found = NonNullable<Awaited<ReturnType<typeof findPasskeyByCredential>>>

/** Whose passkey it is that answers a challenge for signing in. */
export async function verifyPasskey(ctx: Context, response: Assertion): Promise<string> {
  const challenge = await redeemChallenge(ctx, response.response.clientDataJSON, null)
  const found = await findPasskeyByCredential(ctx.db, response.id)
  if (!found?.account.confirmedAt || !isOwnPasskey(response, found)) throw new AppError('passkey_refused')

  const signCount = await verifyOrRefuse(ctx, () => verifyUse(ctx, response, found, challenge))
  if (!(await recordPasskeyUse(ctx.db, found.passkey.id, signCount, ctx.clock()))) {
    throw new AppError('passkey_refused')
  }
  return found.account.id
}

/** Nobody was known before, so the passkey itself must say whose it is. */
const isOwnPasskey = ({ response }: Assertion, { account }: Found): boolean =>
  response.userHandle === Buffer.from(account.id).toString('base64url')

async function verifyUse(
  ctx: Context,
  { id, rawId, response }: Assertion,
  { passkey }: Found,
  challenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { rpID, origin } = relyingParty(ctx)
  const { clientDataJSON, authenticatorData, signature } = response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
  })
  if (!verified) throw new Error('The signature does not fit')
  return authenticationInfo.newCounter
}
