import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

/** Takes an eighth of a second to load, which no start should wait for. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers')

/** EdDSA, ES256 and RS256: one of them is in every authenticator, and Node verifies all without experiments. */
export const keyAlgorithms = [-8, -7, -257]

/** For whom passkeys are made: browsers use them at this host alone. */
export function relyingParty({ config }: Context) {
  const { hostname, origin } = new URL(config.http.baseUrl)
  return { rpID: hostname, rpName: 'Tandem', origin }
}

/** The library throws a sentence for everything that is wrong with a passkey; people get one refusal, the log the reason. */
export async function verifyOrRefuse<T>(ctx: Context, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'A passkey was refused')
    throw new AppError('passkey_refused')
  }
}
