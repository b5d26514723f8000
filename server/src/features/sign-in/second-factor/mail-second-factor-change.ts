import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { secondFactorMail } from './second-factor.jobs.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

/** Tells the owner by mail, in case it was somebody else; part of the caller's transaction. */
export function mailSecondFactorChange(
  ctx: Context,
  accountId: string,
  change: SecondFactorChange,
): Promise<void> {
  return enqueue(ctx.db, secondFactorMail, { accountId, change })
}
