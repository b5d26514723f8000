import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { AppError } from '../app-error.ts'
import { runIdempotently } from './idempotency.ts'

const claim = {
  accountId: '01932c07-0000-7000-8000-000000000000',
  key: 'first',
  endpoint: 'POST /thing',
  requestHash: 'hash',
}

let opened: TestDatabase
let ctx: { db: Db; clock: () => Date }
beforeAll(async () => {
  opened = await openTestDatabase()
  ctx = { db: opened.database.db, clock: () => new Date() }
  await ctx.db.execute(sql`CREATE TABLE things (name text NOT NULL)`)
})
beforeEach(async () => {
  await ctx.db.execute(sql`DELETE FROM things`)
  await ctx.db.execute(sql`DELETE FROM idempotent_answer`)
})
afterAll(() => opened.drop())

const make = (db: Db, name: string) => db.execute(sql`INSERT INTO things VALUES (${name})`)
const things = async () => (await ctx.db.execute(sql`SELECT name FROM things`)).rows.map(({ name }) => name)

test('an answer that cannot be kept undoes the work, and its repeat is a first one', async () => {
  const unkept = runIdempotently(ctx, claim, async (db) => {
    await make(db, 'lost')
    return { status: 200, body: 1n }
  })
  await expect(unkept).rejects.toThrow('BigInt')
  expect(await things()).toEqual([])
  const repeated = await runIdempotently(ctx, claim, async (db) => {
    await make(db, 'kept')
    return { status: 200, body: 'made' }
  })
  expect(repeated).toEqual({ status: 200, body: 'made' })
  expect(await things()).toEqual(['kept'])
})

test('a key is one account’s: the same of another one is another', async () => {
  const other = { ...claim, accountId: '01932c07-0000-7000-8000-000000000001' }
  const answer = (of: typeof claim, body: string) =>
    runIdempotently(ctx, of, async () => ({ status: 200, body }))
  await answer(claim, 'mine')
  await answer(other, 'theirs')
  expect([await answer(claim, 'again'), await answer(other, 'again')]).toMatchObject([
    { body: 'mine' },
    { body: 'theirs' },
  ])
})

test('a refusal undoes its transaction, keeps what was written beside it, and gives the key back', async () => {
  const refused = runIdempotently(ctx, claim, async (db) => {
    await make(db, 'attempt')
    await inTransaction(db, async (tx) => {
      await make(tx, 'record')
      throw new AppError('forbidden')
    })
    return { status: 200, body: null }
  })
  await expect(refused).rejects.toThrow('forbidden')
  expect(await things()).toEqual(['attempt'])
  const corrected = { ...claim, requestHash: 'corrected' }
  expect(await runIdempotently(ctx, corrected, async () => ({ status: 200, body: 'made' }))).toMatchObject({
    status: 200,
  })
})
