import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idempotentAnswer } from './idempotency.schema.ts'

export type IdempotencyKey = { accountId: string; key: string; endpoint: string; requestHash: string }
export type StoredAnswer = {
  endpoint: string
  requestHash: string
  status: number | null
  body: string | null
}

/** Claims the key; answers what an earlier request with it left, or null when this one is the first. */
export async function claimKey(db: Db, claim: IdempotencyKey, now: Date): Promise<StoredAnswer | null> {
  const claimed = await db
    .insert(idempotentAnswer)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswer.key })
  if (claimed.length > 0) return null
  const [kept] = await db.select().from(idempotentAnswer).where(isClaim(claim))
  return kept ?? null
}

export async function saveAnswer(db: Db, claim: IdempotencyKey, status: number, body: string): Promise<void> {
  await db.update(idempotentAnswer).set({ status, body }).where(isClaim(claim))
}

export async function releaseKey(db: Db, claim: IdempotencyKey): Promise<void> {
  await db.delete(idempotentAnswer).where(isClaim(claim))
}

export async function deleteIdempotentAnswersBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, instant))
}

export async function deleteIdempotentAnswersOf(db: Db, accountId: string): Promise<void> {
  await db.delete(idempotentAnswer).where(eq(idempotentAnswer.accountId, accountId))
}

/** What the answers said goes; the calls stay done, and a repeat is refused. */
export async function blankIdempotentAnswersOf(db: Db, accountIds: string[]): Promise<void> {
  await db.update(idempotentAnswer).set({ body: null }).where(inArray(idempotentAnswer.accountId, accountIds))
}

/**
 * The same of answers to anybody that hold one of these texts, each as it is read. Looks through all answers, of a day:
 * nothing says beforehand who was answered with a name.
 */
export async function blankIdempotentAnswersHolding(db: Db, texts: string[]): Promise<void> {
  const holds = texts
    .filter((text) => text.trim() !== '')
    .map((text) => JSON.stringify(text).slice(1, -1))
    .map((text) => sql`strpos(${idempotentAnswer.body}, ${text}) > 0`)
  await db
    .update(idempotentAnswer)
    .set({ body: null })
    .where(or(...holds))
}

const isClaim = (claim: IdempotencyKey) =>
  and(eq(idempotentAnswer.accountId, claim.accountId), eq(idempotentAnswer.key, claim.key))
