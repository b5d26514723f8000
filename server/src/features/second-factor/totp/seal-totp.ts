import type { Context } from '#platform/context/context.ts'

/** Bound to its account: a row that was copied to another account opens nothing. */
export const sealTotp = ({ secrets }: Context, accountId: string, secret: string): string =>
  secrets.seal(`totp ${accountId}`, secret)

export const openTotp = ({ secrets }: Context, accountId: string, sealed: string): string =>
  secrets.open(`totp ${accountId}`, sealed)
