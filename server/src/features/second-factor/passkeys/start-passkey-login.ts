import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { challengeLifeMs, saveChallenge } from './challenges.ts'
import { loadWebAuthn, relyingParty } from './webauthn.ts'

/** Names no account: the browser offers the passkeys that it has for this host. */
export async function startPasskeyLogin(ctx: Context, _viewer: Viewer | null) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const { rpID } = relyingParty(ctx)
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: challengeLifeMs,
    userVerification: 'required',
  })
  await saveChallenge(ctx, options.challenge, null)
  return { ...options }
}
