import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { migrateDatabase } from './migrate.ts'

let opened: TestDatabase
let folder: string

beforeAll(async () => {
  opened = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tandem-migrations-'))
  await mkdir(join(folder, 'meta'))
})
afterAll(async () => {
  await opened.drop()
  await rm(folder, { recursive: true, force: true })
})

test('several starts at once run each migration once, and later ones only what is new', async () => {
  await writeMigrations(['CREATE TABLE steps (name text); INSERT INTO steps VALUES (1)'])
  await Promise.all([1, 2, 3].map(() => migrateDatabase(opened.database, folder)))
  expect(await steps()).toEqual(['1'])
  await writeMigrations(['SELECT 1', 'INSERT INTO steps VALUES (2)'])
  await migrateDatabase(opened.database, folder)
  expect(await steps()).toEqual(['1', '2'])
})

test('a migration that fails leaves nothing behind, and the next start can try again', async () => {
  await writeMigrations([
    'SELECT 1',
    'SELECT 1',
    'INSERT INTO steps VALUES (3);--> statement-breakpoint\nSELECT 1/0',
  ])
  await expect(migrateDatabase(opened.database, folder)).rejects.toThrow()
  expect(await steps()).toEqual(['1', '2'])
  await writeMigrations(['SELECT 1', 'SELECT 1', 'INSERT INTO steps VALUES (3)'])
  await migrateDatabase(opened.database, folder)
  expect(await steps()).toEqual(['1', '2', '3'])
})

async function steps(): Promise<unknown[]> {
  const { rows } = await opened.database.db.execute(sql`SELECT name FROM steps ORDER BY name`)
  return rows.map(({ name }) => name)
}

// Dated after every real migration, which the prepared test database has already seen.
async function writeMigrations(statements: string[]): Promise<void> {
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 9e12 + idx,
    tag: `step_${idx}`,
    breakpoints: true,
  }))
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const [idx, text] of statements.entries()) await writeFile(join(folder, `step_${idx}.sql`), text)
}
