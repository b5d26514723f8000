import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { AttemptPolicy } from './attempt-policy.ts'
import { type AttemptKey, claimAttempt, findNextAttemptTime } from './attempts.store.ts'

/** Lets a try through and counts it, or says how long to wait. Refused ones do not lengthen the wait. */
export async function consumeAttempt(ctx: Context, key: AttemptKey, policy: AttemptPolicy): Promise<void> {
  const now = ctx.clock()
  if (await claimAttempt(ctx.db, key, policy, now)) return
  throw tooManyRequests(await findNextAttemptTime(ctx.db, key, policy, now), now)
}

/** Between two statements the wait may have ended. */
export function tooManyRequests(until: Date | null, now: Date): AppError {
  const seconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 1
  return new AppError('too_many_requests', [], Math.max(1, seconds))
}
