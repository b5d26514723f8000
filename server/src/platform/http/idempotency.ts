import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { AppError } from './app-error.ts'
import { claimKey, type IdempotencyKey, keepAnswer, releaseKey } from './idempotency.store.ts'
import type { Input } from './read-input.ts'

export type Answer = { status: number; body: unknown }
type Sent = Pick<Input, 'body' | 'upload'>

/**
 * Runs a creating call once per `Idempotency-Key` and account; a repeat within 24 hours gets the first answer.
 * A call that fails gives its key back, so that the corrected repeat is a first one.
 */
export async function once(
  ctx: Context,
  claim: IdempotencyKey,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const kept = await claimKey(ctx.db, claim, ctx.clock())
  if (kept) {
    const same = kept.endpoint === claim.endpoint && kept.requestHash === claim.requestHash
    if (!same || kept.status === null || kept.body === null) throw new AppError('idempotency_conflict')
    return { status: kept.status, body: JSON.parse(kept.body) }
  }
  try {
    const answer = await work()
    await keepAnswer(ctx.db, claim, answer.status, JSON.stringify(answer.body))
    return answer
  } catch (error) {
    await releaseKey(ctx.db, claim)
    throw error
  }
}

/** Keyed: a body may hold a password, which is quickly tried out on a plain hash. */
export function hashRequest({ secrets }: Context, url: string, { body, upload }: Sent): string {
  const hash = createHash('sha256')
    .update(url)
    .update(JSON.stringify(body ?? null))
  if (upload) hash.update(upload.name).update(upload.bytes)
  return secrets.sign('idempotent request', hash.digest('base64url'))
}
