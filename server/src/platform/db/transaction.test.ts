import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import type { Db } from './database.ts'
import { inTransaction, sqlState, violates } from './transaction.ts'

let opened: TestDatabase
let db: Db

beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.database.db
  await db.execute(
    sql`CREATE TABLE seats (id integer CONSTRAINT seats_key PRIMARY KEY, taken integer NOT NULL)`,
  )
})
beforeEach(async () => {
  await db.execute(sql`DELETE FROM seats`)
})
afterAll(() => opened.drop())

const take = (on: Db, id: number) => on.execute(sql`INSERT INTO seats VALUES (${id}, 0)`)
const count = async () => Number((await db.execute(sql`SELECT count(*) AS n FROM seats`)).rows[0]?.n)

describe('inTransaction', () => {
  test('keeps all or nothing', async () => {
    await inTransaction(db, async (tx) => {
      await take(tx, 1)
      await take(tx, 2)
    })
    const failed = inTransaction(db, async (tx) => {
      await take(tx, 3)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await count()).toBe(2)
  })

  test('within another one belongs to it', async () => {
    const failed = inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) => take(inner, 1))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await count()).toBe(0)
  })

  test('within another one can fail by itself', async () => {
    await inTransaction(db, async (tx) => {
      await take(tx, 1)
      await expect(
        inTransaction(tx, async (inner) => {
          await take(inner, 2)
          await take(inner, 1)
        }),
      ).rejects.toThrow()
      await take(tx, 3)
    })
    expect(await count()).toBe(2)
  })

  test.for([['40001'], ['40P01'], ['23503'], ['40P01', '23503', '40P01']])(
    'tries again after %s',
    async (states) => {
      let tries = 0
      await inTransaction(db, async (tx) => {
        await take(tx, 1)
        const state = states[tries]
        tries += 1
        if (state) await raise(tx, state)
      })
      expect(tries).toBe(states.length + 1)
      expect(await count()).toBe(1)
    },
  )

  test('does not try again after other errors, nor for ever', async () => {
    let tries = 0
    const failing = (state: string) =>
      inTransaction(db, async (tx) => {
        tries += 1
        await raise(tx, state)
      })
    await expect(failing('23514')).rejects.toThrow()
    expect(tries).toBe(1)
    await expect(failing('40001')).rejects.toThrow()
    expect(tries).toBe(6)
  })
})

describe('trap 7 of stack.md: Drizzle wraps errors', () => {
  test('sqlState and violates look inside', async () => {
    await take(db, 1)
    const error = await take(db, 1).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(sqlState(error)).toBe('23505')
    expect(violates(error, 'seats_key')).toBe(true)
    expect(violates(error, 'other_key')).toBe(false)
  })

  test('other errors have no state', () => {
    expect(sqlState(new Error('no'))).toBeNull()
    expect(sqlState(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toBeNull()
    expect(sqlState('no')).toBeNull()
    expect(violates(undefined, 'seats_key')).toBe(false)
  })
})

async function raise(tx: Db, state: string): Promise<void> {
  await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'told to' USING ERRCODE = '${state}'; END $$`))
}
