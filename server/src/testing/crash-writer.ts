/**
 * The child of `crash.test.ts`: says on its first line what it finds, then writes without end, by turns bookings, each
 * with its two halves in one transaction and under an idempotency key of its own, and files with their rows. It
 * acknowledges every one that was kept, and waits to be killed; the next child begins with the key that was then in use.
 */
import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { storeFile } from '#features/files/files.api.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Context } from '#platform/context/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { prepareDocument } from '#platform/files/prepare-document.ts'
import { createStorage } from '#platform/files/storage.ts'
import { runIdempotently } from '#platform/http/idempotency/idempotency.ts'
import { smallPdf } from './pdf.ts'

/** Of a booking how many halves it has, of a file whether its bytes are those of its row; null: there are none. */
export type Found = {
  bookings: { id: number; halves: number }[]
  files: { id: string; isWhole: boolean | null }[]
  /** Bytes that no row names, without parts of killed writes. */
  strayFiles: number
  /** From the start of the process until it could write, in seconds of the clock and of the processor. */
  ready: { wall: number; cpu: number }
}

const [folder = '', url] = process.argv.slice(2)
const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder })
const storage = createStorage(config)
const database = await openDatabase({ url: url ?? null, dataDir: folder })
await migrateDatabase(database, resolve(import.meta.dirname, '../../migrations'))
const { db } = database
await db.execute(sql`CREATE TABLE IF NOT EXISTS bookings (id integer PRIMARY KEY, filler text NOT NULL)`)
await db.execute(
  sql`CREATE TABLE IF NOT EXISTS halves (booking integer NOT NULL REFERENCES bookings, half integer)`,
)
const { user, system } = process.cpuUsage()
const ready = { wall: performance.now() / 1000, cpu: (user + system) / 1e6 }
const { rows: bookings } = await db.execute<Found['bookings'][number]>(
  sql`SELECT id, count(half)::int AS halves FROM bookings LEFT JOIN halves ON booking = id GROUP BY id`,
)
// The thread that reads PDFs runs by then: what is killed is the writing.
await prepareDocument(smallPdf(), 'pdf')
// Written past Node's buffers: what the parent reads was kept before the kill.
const say = (value: unknown) => writeSync(1, `${JSON.stringify(value)}\n`)
say({ bookings, ...(await findFiles()), ready } satisfies Found)
const clock = () => new Date()
const accountId = '01932c07-0000-7000-8000-000000000000'
for (let id = bookings.length + 1; ; id++) {
  const claim = { accountId, key: String(id), endpoint: 'POST /bookings', requestHash: '' }
  await runIdempotently({ db, clock }, claim, async (tx) => {
    await tx.execute(sql`INSERT INTO bookings VALUES (${id}, repeat('x', 500))`)
    await tx.execute(sql`INSERT INTO halves VALUES (${id}, 1)`)
    await tx.execute(sql`INSERT INTO halves VALUES (${id}, 2)`)
    return { status: 200, body: id }
  })
  say({ booking: id })
  const bytes = smallPdf('x'.repeat(50_000) + id)
  const ctx = { db, config, storage, clock } as Context
  const { id: file } = await storeFile(ctx, { bytes, name: 'x.pdf', uploadedBy: null, accept: ['pdf'] })
  say({ file })
}

async function findFiles(): Promise<Pick<Found, 'files' | 'strayFiles'>> {
  const rows = await db.select().from(storedFile)
  const files: Found['files'] = []
  for (const { id, storageKey, sha256 } of rows) {
    const bytes = (await storage.exists(storageKey)) ? await buffer(await storage.read(storageKey)) : null
    const hash = bytes && createHash('sha256').update(bytes).digest('hex')
    files.push({ id, isWhole: hash === null ? null : hash === sha256 })
  }
  const known = new Set(rows.map(({ storageKey }) => storageKey))
  let strayFiles = 0
  for await (const keys of storage.listBefore('documents', new Date(8.64e15))) {
    strayFiles += keys.filter((key) => !key.endsWith('.part') && !known.has(key)).length
  }
  return { files, strayFiles }
}
