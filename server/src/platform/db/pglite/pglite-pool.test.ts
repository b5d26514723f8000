import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPglitePool } from './pglite-pool.ts'

const things = pgTable('things', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})

let pglite: PGlite
let pool: ReturnType<typeof createPglitePool>

beforeAll(async () => {
  pglite = await PGlite.create()
  pool = createPglitePool(pglite)
  await pool.query('CREATE TABLE things (id integer PRIMARY KEY, at timestamptz NOT NULL)')
})
afterAll(async () => {
  await pool.end()
  await pglite.close()
})

describe('traps of stack.md', () => {
  test('2: a second client waits for the first instead of crashing PGlite', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, x) => pool.query('SELECT $1::int AS x', [x])),
    )
    expect(answers.map(({ rows }) => rows[0].x)).toEqual(Array.from({ length: 20 }, (_, x) => x))
  })

  test('2: a query beside an open transaction is an error, not a deadlock', async () => {
    const hasty = createPglitePool(pglite)
    Object.assign(hasty.options, { connectionTimeoutMillis: 200 })
    const held = await hasty.connect()
    await expect(hasty.query('SELECT 1')).rejects.toThrow('timeout exceeded')
    held.release()
    expect((await hasty.query('SELECT 1 AS x')).rows).toEqual([{ x: 1 }])
    await hasty.end()
  })

  test('3: Drizzle’s typed queries run, and a failed transaction rolls back without hanging', async () => {
    const db = drizzle(pool)
    const at = new Date('2026-11-20T08:00:00Z')
    const failed = db.transaction(async (tx) => {
      await tx.insert(things).values({ id: 1, at })
      await tx.insert(things).values({ id: 1, at })
    })
    await expect(failed).rejects.toMatchObject({ cause: { code: '23505', constraint: 'things_pkey' } })
    expect(await db.select().from(things)).toEqual([])
    await db.insert(things).values({ id: 2, at })
    expect(await db.select().from(things)).toEqual([{ id: 2, at }])
  })

  test('4: timers run during a chain of queries', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    const end = performance.now() + 300
    while (performance.now() < end) await pool.query('SELECT $1::int', [1])
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })
})

describe('after an error', () => {
  test.for([
    ['a simple query', () => pool.query('SELECT 1/0'), '22012'],
    ['a bound query', () => pool.query('SELECT 1/$1::int', [0]), '22012'],
    ['a query that cannot be parsed', () => pool.query('SELEKT $1', [0]), '42601'],
    ['a script', () => pool.query('SELECT 1; SELECT 1/0; SELECT 2'), '22012'],
    ['a Drizzle query', () => drizzle(pool).execute(sql`SELECT 1/${0}::int`), '22012'],
  ] as const)('the pool answers the next queries rightly: %s', async ([, fail, code]) => {
    const error = await fail().catch((thrown) => thrown.cause ?? thrown)
    expect(error.code).toBe(code)
    for (const x of [1, 2, 3]) expect((await pool.query('SELECT $1::int AS x', [x])).rows).toEqual([{ x }])
    expect((await pool.query('SELECT 4 AS x')).rows).toEqual([{ x: 4 }])
    expect(pool.totalCount).toBe(1)
  })
})
