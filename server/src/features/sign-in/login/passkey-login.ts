import type { HandlerInput } from '@tandem/contract/endpoint'
import type { passkeyLogin as endpoint } from '@tandem/contract/sign-in'
import { verifyPasskey } from '#features/second-factor/second-factor.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { openSession } from './open-session.ts'

type Input = HandlerInput<typeof endpoint> & RequestFacts

/** Possession and what unlocks it are two factors in one: neither a password nor a code is asked for. */
export async function passkeyLogin(ctx: Context, _viewer: Viewer | null, { body, ...facts }: Input) {
  const accountId = await verifyPasskey(ctx, body.response)
  const auth = await openSession(ctx, { accountId }, facts)
  if (!auth) throw new AppError('passkey_refused')
  return auth
}
