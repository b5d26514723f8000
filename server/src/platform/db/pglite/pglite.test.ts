import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { lockFolder } from './pglite-lock.ts'

const extensions = ['btree_gin', 'citext', 'intarray', 'pg_trgm', 'unaccent']
let folder: string
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-pglite-'))
  database = await openDatabase({ url: null, dataDir: folder })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

test('trap 1: a second opening of the same folder is refused with a sentence, also from another process', async () => {
  await expect(openDatabase({ url: null, dataDir: folder })).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it, or start with another DATA_DIR.`,
  )
  const module = JSON.stringify(join(import.meta.dirname, 'pglite-lock.ts'))
  const script = `import { lockFolder } from ${module}; await lockFolder(${JSON.stringify(join(folder, 'db.lock'))})`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = other.stderr.setEncoding('utf8').toArray()
  expect(await once(other, 'exit')).toEqual([1, null])
  expect((await said).join('')).toContain(`DatabaseInUseError: The data folder ${folder} is in use`)
})

test('trap 1: a lock is taken over from a dead process, from a reused number, and when it is no lock at all', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  const path = join(folder, 'stale.lock')
  const stale = [
    JSON.stringify({ pid: dead.pid, started: null }),
    // Process 1 always lives, but did not start then.
    JSON.stringify({ pid: 1, started: 'another time' }),
    // A container's process has the same number at every start.
    JSON.stringify({ pid: process.pid, started: 'another time' }),
    '',
  ]
  for (const content of stale) {
    await writeFile(path, content)
    const unlock = await lockFolder(path)
    expect(JSON.parse(await readFile(path, 'utf8')).pid).toBe(process.pid)
    await unlock()
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  }
})

test('a folder that cannot be opened is not left locked', async () => {
  const broken = join(folder, 'broken')
  await mkdir(broken)
  await writeFile(join(broken, 'db'), 'a file where a folder should be')
  await expect(openDatabase({ url: null, dataDir: broken })).rejects.toThrow()
  await expect(readFile(join(broken, 'db.lock'))).rejects.toThrow('ENOENT')
})

test('trap 9: the extensions are at hand', async () => {
  for (const name of extensions) await database.db.execute(sql.raw(`CREATE EXTENSION IF NOT EXISTS ${name}`))
  const { rows } = await database.db.execute(sql`SELECT extname FROM pg_extension`)
  expect(rows.map(({ extname }) => extname)).toEqual(expect.arrayContaining(extensions))
})

test('trap 6: names sort by an ICU collation', async () => {
  const { rows } = await database.db.execute(
    sql`SELECT name FROM (VALUES ('Zebra'), ('Ähre'), ('apfel')) AS t (name) ORDER BY name COLLATE "und-x-icu"`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['Ähre', 'apfel', 'Zebra'])
})

test('what was written is there after closing and opening again', async () => {
  await database.db.execute(sql`CREATE TABLE kept (word text)`)
  await database.db.execute(sql`INSERT INTO kept VALUES ('here')`)
  await database.close()
  database = await openDatabase({ url: null, dataDir: folder })
  expect((await database.db.execute(sql`SELECT word FROM kept`)).rows).toEqual([{ word: 'here' }])
})
