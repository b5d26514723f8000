import type { Context } from '#platform/context/context.ts'
import { acceptsRecoveryCode } from './recovery/accepts-recovery-code.ts'
import { acceptsTotp } from './totp/accepts-totp.ts'

/** Whether this is the app's code of now, or one of the recovery codes. Each is good once, also of many at the same time. */
export function acceptsCode(ctx: Context, accountId: string, code: string): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(typed)
    ? acceptsTotp(ctx, accountId, typed)
    : acceptsRecoveryCode(ctx, accountId, typed)
}
