import type { Context } from '#platform/context/context.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { listSealedTotps } from './totp.store.ts'

/** Bound to its account: a row that was copied to another account opens nothing. */
export const sealTotp = ({ secrets }: Context, accountId: string, secret: string): string =>
  secrets.seal(`totp ${accountId}`, secret)

/** Null where it was sealed with another key: no code can be right then. */
export function openTotp({ secrets, log }: Context, accountId: string, sealed: string): string | null {
  const secret = open(secrets, accountId, sealed)
  if (secret === null) {
    log.warn({ accountId }, 'The secret of an authenticator app was sealed with another SECRET_KEY')
  }
  return secret
}

/** Of how many accounts no code is taken, since the key was changed or lost. */
export async function countSealedOtherwise({
  db,
  secrets,
}: Pick<Context, 'db' | 'secrets'>): Promise<number> {
  const all = await listSealedTotps(db)
  return all.filter(({ accountId, secret }) => open(secrets, accountId, secret) === null).length
}

function open(secrets: Secrets, accountId: string, sealed: string): string | null {
  try {
    return secrets.open(`totp ${accountId}`, sealed)
  } catch {
    return null
  }
}
