import type { Context } from '#platform/context/context.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'

/** New codes, in place of the old ones; only the answer ever holds them. Part of the caller's transaction. */
export async function issueRecoveryCodes(ctx: Context, accountId: string): Promise<{ codes: string[] }> {
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(ctx, accountId, code))
  await replaceRecoveryCodes(ctx.db, accountId, hashes)
  return { codes }
}
