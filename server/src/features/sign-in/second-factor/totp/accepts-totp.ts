import type { Context } from '#platform/context/context.ts'
import { openTotp } from './seal-totp.ts'
import { findTotp, redeemStep } from './totp.store.ts'
import { stepOfCode } from './totp-codes.ts'

export async function acceptsTotp(ctx: Context, accountId: string, code: string): Promise<boolean> {
  const sealed = (await findTotp(ctx.db, accountId))?.secret
  if (!sealed) return false
  const step = stepOfCode(openTotp(ctx, accountId, sealed), code, ctx.clock())
  return step !== null && redeemStep(ctx.db, accountId, sealed, step)
}
