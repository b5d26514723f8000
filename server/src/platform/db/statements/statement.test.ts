import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import type { Database } from '../database.ts'
import { type Slots, statement } from './statement.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  drop = opened.drop
})
afterAll(() => drop())

type Values = { least: number | null; words: string[]; ranges: { from: number; to: number }[] | null }

const build = vi.fn((order: 'asc' | 'desc', { least, words, ranges }: Slots<Values>) => {
  const within = ranges?.map(({ from, to }) => sql`n between ${from}::integer and ${to}::integer`)
  return sql`select n, ${words}::text[] as words from generate_series(1, 9) as n
    where ${least ? sql`n >= ${least}::integer and ${least}::integer > 0` : sql`true`}
      and ${within ? sql.join(within, sql` or `) : sql`true`}
    order by n ${sql.raw(order)}`
})
const numbers = statement<{ n: number; words: string[] }, 'asc' | 'desc', Values>(build)
const ask = async (order: 'asc' | 'desc', values: Partial<Values>) =>
  (await numbers(database.db, order, { least: null, words: [], ranges: null, ...values })).map(({ n }) => n)

test('it is worded once for each form and shape, whatever the values', async () => {
  expect(await ask('asc', { least: 8 })).toEqual([8, 9])
  expect(await ask('asc', { least: 9, words: ['a'] })).toEqual([9])
  expect(build).toHaveBeenCalledTimes(1)
  expect(await ask('desc', { least: 8 })).toEqual([9, 8])
  expect(await ask('asc', { ranges: [{ from: 2, to: 3 }] })).toEqual([2, 3])
  expect(await ask('asc', { ranges: [{ from: 5, to: 4 }] })).toEqual([])
  expect(build).toHaveBeenCalledTimes(3)
  const two = [
    { from: 1, to: 1 },
    { from: 7, to: 8 },
  ]
  expect(await ask('asc', { ranges: two })).toEqual([1, 7, 8])
  expect(build).toHaveBeenCalledTimes(4)
})

test('a value cannot become part of the wording', async () => {
  const words = ["'; drop table account; --", '{"quoted"}', '$1', 'NULL', '']
  const [row] = await numbers(database.db, 'asc', { least: 1, words, ranges: null })
  expect(row?.words).toEqual(words)
})

test('a value that stands in several places is sent once', async () => {
  const query = vi.spyOn(database.pool, 'query')
  await ask('asc', { least: 3 })
  expect(query.mock.lastCall).toMatchObject([{ text: expect.stringContaining('$2::integer > 0') }, [[], 3]])
  query.mockRestore()
})

test('dates and times arrive as text, by themselves and in lists', async () => {
  const times = statement<Record<string, unknown>, null, { at: string }>(
    (_, { at }) =>
      sql`select ${at}::timestamptz as at, ${at}::date as day, array[${at}::timestamptz] as list`,
  )
  const [row] = await times(database.db, null, { at: '2026-11-20T09:00:00Z' })
  expect(row).toEqual({
    at: expect.stringMatching(/^2026-11-20 /),
    day: '2026-11-20',
    list: expect.stringMatching(/^\{"2026-11-20 /),
  })
})

test('what fails names the statement, with what the database says as its cause', async () => {
  const divided = statement<unknown, null, { by: number }>((_, { by }) => sql`select 1 / ${by}::integer`)
  const failed = { query: 'select 1 / $1::integer', cause: { code: '22012' } }
  await expect(divided(database.db, null, { by: 0 })).rejects.toMatchObject(failed)
})

test('connections keep the plans of some hundred forms, not of as many as somebody can think of', async () => {
  const many = statement<{ n: number }, number, { n: number }>(
    (form, { n }) => sql`select ${n}::integer + ${sql.raw(String(form))} as n`,
  )
  const query = vi.spyOn(database.pool, 'query')
  for (let form = 0; form < 302; form++)
    expect(await many(database.db, form, { n: 1 })).toEqual([{ n: form + 1 }])
  const names = query.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name)
  expect(names.filter(Boolean).length).toBe(300)
  expect(await many(database.db, 7, { n: 2 })).toEqual([{ n: 9 }])
  query.mockRestore()
})
