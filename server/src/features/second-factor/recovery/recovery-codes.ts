import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'

/** Crockford's base 32: nothing that is taken for something else when read from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const count = 10
const length = 10

/** New codes, in place of the old ones; only the answer ever holds them. Part of the caller's transaction. */
export async function issueRecoveryCodes(ctx: Context, accountId: string): Promise<{ codes: string[] }> {
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(ctx, accountId, code))
  await replaceRecoveryCodes(ctx.db, accountId, hashes)
  return { codes }
}

/** Ten codes of 50 random bits, such as `7XK2M-Q9RTB`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

/** Keyed and of one account: 50 bits alone could be tried out on a stolen table. */
export function hashRecoveryCode({ secrets }: Context, accountId: string, code: string): string {
  const read = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return secrets.sign('recovery code', `${accountId} ${read}`)
}
