import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type Definition, describeSchema, listRoutines } from './describe-schema.ts'

const server = resolve(import.meta.dirname, '../../..')
const files = globSync('src/**/*.sql', { cwd: server }).map((file) =>
  readFileSync(resolve(server, file), 'utf8'),
)

let opened: TestDatabase
let client: pg.PoolClient

beforeAll(async () => {
  opened = await openTestDatabase()
  client = await opened.database.pool.connect()
})
afterAll(async () => {
  client.release()
  await opened.drop()
})

test('each function, trigger and view of the migrations has its current text beside its feature', async () => {
  expect(await makeAnew(files)).toEqual(await listRoutines(client))
})

test('a text that differs is noticed', async () => {
  const changed = files.map((text) => text.replace('SELECT hashtext(fold(name))', 'SELECT hashtext(name)'))
  const names = new Set((await makeAnew(files)).map(({ text }) => text))
  expect((await makeAnew(changed)).filter(({ text }) => !names.has(text))).toMatchObject([
    { name: 'function search_town(text)' },
  ])
})

test('schema.sql shows what the migrations make; `npm run schema -w server` writes it', async () => {
  expect(await describeSchema(client)).toBe(readFileSync(resolve(server, 'schema.sql'), 'utf8'))
})

/** What these texts make where nothing of it is left. */
async function makeAnew(texts: string[]): Promise<Definition[]> {
  await client.query('BEGIN')
  try {
    await client.query('SET LOCAL check_function_bodies = off')
    for (const { name } of await listRoutines(client))
      await client.query(
        `DROP ${name.replace(/^(function|view|materialized view|trigger)/, '$1 IF EXISTS')} CASCADE`,
      )
    const statements = texts.flatMap((text) => text.split(/^(?=CREATE )/m))
    for (const kind of ['FUNCTION', 'VIEW', 'TRIGGER']) {
      for (const each of statements.filter((text) => new RegExp(`^CREATE (CONSTRAINT )?${kind} `).test(text)))
        await client.query(each)
    }
    return await listRoutines(client)
  } finally {
    await client.query('ROLLBACK')
  }
}
