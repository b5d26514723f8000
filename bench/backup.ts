/**
 * Whether a backup, made and restored by the commands of docs/operations.md, holds every row and every file:
 * `npm run bench:backup`. On PostgreSQL with the demo world from one database into an empty one, and on the embedded
 * database by a copy of the stopped data folder. Then a server starts on what was restored, and somebody logs in. Two
 * planted differences show that they would be noticed.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { sender } from './live/start-thread.ts'
import { psql } from './search/psql.ts'
import { startTandem } from './servers/start-tandem.ts'

type Contents = { tables: Map<string, string>; files: Map<string, string> }

const run = promisify(execFile)
const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench:backup, which brings a PostgreSQL')
const folder = await mkdtemp(join(tmpdir(), 'tandem-backup-'))
const names = { source: 'tandem_backup_source', restored: 'tandem_backup_restored' }
const urlOf = (name: string) => Object.assign(new URL(cluster), { pathname: `/${name}` }).href
try {
  await checkPostgres(urlOf(names.source), urlOf(names.restored))
  await checkEmbedded()
} finally {
  await rm(folder, { recursive: true, force: true })
  for (const name of Object.values(names)) await psql(cluster, `drop database if exists ${name} with (force)`)
}

async function checkPostgres(sourceUrl: string, restoredUrl: string): Promise<void> {
  const [source, restored, dump, archive] = ['source', 'restored', 'tandem.dump', 'files.tar'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  await psql(cluster ?? '', `create database ${names.source}`)
  await useServer(source, sourceUrl)

  await run('pg_dump', ['--format=custom', `--file=${dump}`, sourceUrl])
  await run('tar', ['--create', `--file=${archive}`, `--directory=${source}`, 'files', 'secret-key'])
  await psql(cluster ?? '', `create database ${names.restored}`)
  await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, dump])
  await mkdir(restored)
  await run('tar', ['--extract', `--file=${archive}`, `--directory=${restored}`])

  const read = async (dataDir: string, url: string) => ({
    tables: await readTables(await openDatabase({ url, dataDir: '' })),
    files: await readFiles(dataDir, ['files', 'secret-key']),
  })
  const before = await read(source, sourceUrl)
  report('PostgreSQL', before, await read(restored, restoredUrl))
  const schemas = [await schemaOf(sourceUrl), await schemaOf(restoredUrl)]
  expectSame('PostgreSQL: schema', schemas[0] === schemas[1])
  await useServer(restored, restoredUrl)

  await psql(restoredUrl, 'delete from bookmark where ctid = (select min(ctid) from bookmark)')
  const [file = ''] = before.files.keys()
  await appendFile(join(restored, file), ' ')
  const planted = differences(before, await read(restored, restoredUrl))
  expectSame('planted differences are found', planted.includes('public.bookmark') && planted.includes(file))
}

async function checkEmbedded(): Promise<void> {
  const [source, restored] = [join(folder, 'embedded'), join(folder, 'embedded-restored')]
  await useServer(source, '')
  await run('cp', ['--archive', source, restored])
  const read = async (dataDir: string) => ({
    files: await readFiles(dataDir, ['files', 'secret-key']),
    tables: await readTables(await openDatabase({ url: null, dataDir })),
  })
  report('embedded', await read(source), await read(restored))
  await useServer(restored, '')
}

/** Starts a server, on an empty database with the demo world; somebody logs in, and it ends. */
async function useServer(dataDir: string, url: string): Promise<void> {
  const tandem = await startTandem(dataDir, { DATABASE_URL: url })
  try {
    const headers = await tandem.signIn(sender)
    const { status } = await fetch(`${tandem.address}/api/account`, { headers })
    if (status !== 200) throw new Error(`The account answered ${status}`)
  } finally {
    await tandem.stop()
  }
}

/** Of each table the number of rows and a hash of all, and of each sequence where it stands. */
async function readTables(database: Database): Promise<Contents['tables']> {
  const { pool } = database
  const tables = new Map<string, string>()
  const { rows: named } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of named) {
    const { rows } = await pool.query<{ count: number; hash: string | null }>(
      `select count(*)::int as count, md5(string_agg(hash, '' order by hash)) as hash
       from (select md5(t::text) as hash from ${name} t) as hashes`,
    )
    tables.set(name, `${rows[0]?.count} rows ${rows[0]?.hash}`)
  }
  const { rows: sequences } = await pool.query<{ name: string; position: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as position from pg_sequences`,
  )
  for (const { name, position } of sequences) tables.set(`sequence ${name}`, String(position))
  await database.close()
  return tables
}

async function readFiles(dataDir: string, parts: string[]): Promise<Contents['files']> {
  const files = new Map<string, string>()
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dataDir, path)
    if (!entry.isFile() || !parts.some((part) => name === part || name.startsWith(`${part}/`))) continue
    files.set(
      name,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
  }
  return files
}

async function schemaOf(url: string): Promise<string> {
  const { stdout } = await run('pg_dump', ['--schema-only', url], { maxBuffer: 64 * 1024 * 1024 })
  // Each dump has a random key, and what is parsed again gets other brackets and names for columns without one.
  return stdout.replace(/^\\(un)?restrict .*$|[()]| AS int4\b/gm, '')
}

function differences(a: Contents, b: Contents): string[] {
  return (['tables', 'files'] as const).flatMap((kind) =>
    [...new Set([...a[kind].keys(), ...b[kind].keys()])].filter(
      (name) => a[kind].get(name) !== b[kind].get(name),
    ),
  )
}

function report(what: string, source: Contents, restored: Contents): void {
  const rows = [...source.tables.values()].reduce((sum, text) => sum + (Number.parseInt(text, 10) || 0), 0)
  const different = differences(source, restored)
  console.log(
    `${what}: ${source.tables.size} tables and sequences, ${rows} rows, ${source.files.size} files; different: ${different.join(', ') || 'none'}`,
  )
  const hasContents = rows > 10_000 && source.files.size > 50
  expectSame(`${what}: contents`, different.length === 0 && hasContents)
}

function expectSame(what: string, isSame: boolean): void {
  console.log(`${what}: ${isSame ? 'as it should be' : 'FAILED'}`)
  if (!isSame) process.exitCode = 1
}
