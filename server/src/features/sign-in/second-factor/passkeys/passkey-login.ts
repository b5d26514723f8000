import type { HandlerInput } from '@tandem/contract/endpoint'
import type { passkeyLogin as endpoint } from '@tandem/contract/sign-in/second-factor'
import { openSession } from '#features/sign-in/login/open-session.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { redeemChallenge } from './challenges.ts'
import { findPasskeyByCredential, recordPasskeyUse } from './passkeys.store.ts'
import { relyingParty } from './relying-party.ts'
import { verifyOrRefuse } from './verify-or-refuse.ts'
import { loadWebAuthn } from './webauthn.ts'

type Input = HandlerInput<typeof endpoint> & RequestFacts
type Found = NonNullable<Awaited<ReturnType<typeof findPasskeyByCredential>>>

/** Possession and what unlocks it are two factors in one: neither a password nor a code is asked for. */
export async function passkeyLogin(ctx: Context, _viewer: Viewer | null, { body, ...facts }: Input) {
  const { response } = body
  const challenge = await redeemChallenge(ctx, response.response.clientDataJSON, null)
  const found = await findPasskeyByCredential(ctx.db, response.id)
  if (!found?.account.confirmedAt || !isOwnPasskey(response, found)) throw new AppError('passkey_refused')

  const signCount = await verifyOrRefuse(ctx, () => verifyUse(ctx, response, found, challenge))
  if (!(await recordPasskeyUse(ctx.db, found.passkey.id, signCount, ctx.clock()))) {
    throw new AppError('passkey_refused')
  }
  const auth = await openSession(ctx, { accountId: found.account.id }, facts)
  if (!auth) throw new AppError('passkey_refused')
  return auth
}

/** Nobody was known before, so the passkey itself must say whose it is. */
const isOwnPasskey = ({ response }: Input['body']['response'], { account }: Found): boolean =>
  response.userHandle === Buffer.from(account.id).toString('base64url')

async function verifyUse(
  ctx: Context,
  { id, rawId, response }: Input['body']['response'],
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
