import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '../app-error.ts'
import type { Input } from '../input/read-input.ts'
import {
  claimKey,
  type IdempotencyKey,
  releaseKey,
  type StoredAnswer,
  saveAnswer,
} from './idempotency.store.ts'

export type Answer = { status: number; body: unknown }
type Sent = Pick<Input, 'body' | 'upload'>

/**
 * Runs a creating call once per `Idempotency-Key` and account, or client address of a visitor; a repeat within 24 hours gets the first answer.
 * Claim, work and answer are one transaction: after a crash the key is free and nothing is half done. Of several at
 * once the others wait for the first. A refused call gives its key back, so that the corrected repeat is a first one.
 */
export async function runIdempotently(
  ctx: Pick<Context, 'db' | 'clock'>,
  claim: IdempotencyKey,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const result = await inTransaction(ctx.db, async (db) => {
    const stored = await claimKey(db, claim, ctx.clock())
    if (stored) return repeatedAnswer(stored, claim)
    try {
      const answer = await work(db)
      await saveAnswer(db, claim, answer.status, JSON.stringify(answer.body))
      return answer
    } catch (error) {
      // The use case undid its own transaction. What it wrote outside of it, such as a counted attempt, must stay.
      if (!(error instanceof AppError)) throw error
      await releaseKey(db, claim)
      return error
    }
  })
  if (result instanceof AppError) throw result
  return result
}

function repeatedAnswer(stored: StoredAnswer, { endpoint, requestHash }: IdempotencyKey): Answer | AppError {
  const same = stored.endpoint === endpoint && stored.requestHash === requestHash
  if (!same || stored.status === null || stored.body === null) return new AppError('idempotency_conflict')
  return { status: stored.status, body: JSON.parse(stored.body) }
}

/** Keyed: a body may hold a password, which is quickly tried out on a plain hash. */
export function hashRequest({ secrets }: Context, url: string, { body, upload }: Sent): string {
  const hash = createHash('sha256')
    .update(url)
    .update(JSON.stringify(body ?? null))
  if (upload) hash.update(upload.name).update(upload.bytes)
  return secrets.sign('idempotent request', hash.digest('base64url'))
}

/** Stands for a client address in place of an account. Keyed: all addresses are quickly tried out on a plain hash. */
export function visitorId({ secrets }: Pick<Context, 'secrets'>, clientAddress: string): string {
  const bytes = Buffer.from(secrets.sign('idempotent visitor', clientAddress), 'base64url')
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
