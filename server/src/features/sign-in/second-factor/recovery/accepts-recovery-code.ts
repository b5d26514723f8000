import type { Context } from '#platform/context/context.ts'
import { redeemRecoveryCode } from './recovery-codes.store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

export function acceptsRecoveryCode(ctx: Context, accountId: string, code: string): Promise<boolean> {
  return redeemRecoveryCode(ctx.db, accountId, hashRecoveryCode(ctx, accountId, code), ctx.clock())
}
