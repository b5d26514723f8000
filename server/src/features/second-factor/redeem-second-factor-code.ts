import type { Context } from '#platform/context/context.ts'
import { redeemRecoveryCode } from './recovery/recovery-codes.store.ts'
import { hashRecoveryCode } from './recovery/recovery-codes.ts'
import { openTotp } from './totp/seal-totp.ts'
import { consumeTotpStep, findTotp } from './totp/totp.store.ts'
import { stepOfCode } from './totp/totp-codes.ts'

/**
 * Redeems the app's current code or a recovery code, and says whether it was valid. Each code is good once, also when
 * several requests bring it at the same time.
 */
export function redeemSecondFactorCode(ctx: Context, accountId: string, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(typed)) return redeemTotp(ctx, accountId, typed)
  return redeemRecoveryCode(ctx.db, accountId, hashRecoveryCode(ctx, accountId, typed), ctx.clock())
}

async function redeemTotp(ctx: Context, accountId: string, code: string): Promise<boolean> {
  const sealed = (await findTotp(ctx.db, accountId))?.secret
  if (!sealed) return false
  const secret = openTotp(ctx, accountId, sealed)
  const step = secret === null ? null : stepOfCode(secret, code, ctx.clock())
  return step !== null && consumeTotpStep(ctx.db, accountId, sealed, step)
}
