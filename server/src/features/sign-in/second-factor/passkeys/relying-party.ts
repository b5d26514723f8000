import type { Context } from '#platform/context/context.ts'

/** EdDSA, ES256 and RS256: one of them is in every authenticator, and Node verifies all without experiments. */
export const keyAlgorithms = [-8, -7, -257]

/** For whom passkeys are made: browsers use them at this host alone. */
export function relyingParty({ config }: Context) {
  const { hostname, origin } = new URL(config.http.baseUrl)
  return { rpID: hostname, rpName: 'Tandem', origin }
}
