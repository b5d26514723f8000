/**
 * The child of `crash.test.ts`: says on its first line what it finds, then writes bookings without end, each with its
 * two halves in one transaction and under an idempotency key of its own, and acknowledges every one that was
 * committed. It waits to be killed; the next child begins with the key that was then in use.
 */
import { writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { runIdempotently } from '#platform/http/idempotency/idempotency.ts'

const [folder = '', url] = process.argv.slice(2)
const database = await openDatabase({ url: url ?? null, dataDir: folder })
await migrateDatabase(database, resolve(import.meta.dirname, '../../migrations'))
const { db } = database
await db.execute(sql`CREATE TABLE IF NOT EXISTS bookings (id integer PRIMARY KEY, filler text NOT NULL)`)
await db.execute(
  sql`CREATE TABLE IF NOT EXISTS halves (booking integer NOT NULL REFERENCES bookings, half integer)`,
)
const found = await db.execute<{ id: number; halves: number }>(
  sql`SELECT id, count(half)::int AS halves FROM bookings LEFT JOIN halves ON booking = id GROUP BY id`,
)
const accountId = '01932c07-0000-7000-8000-000000000000'
// Written past Node's buffers: what the parent reads was committed before the kill.
writeSync(1, `${JSON.stringify(found.rows)}\n`)
for (let id = found.rows.length + 1; ; id++) {
  const claim = { accountId, key: String(id), endpoint: 'POST /bookings', requestHash: '' }
  await runIdempotently({ db, clock: () => new Date() }, claim, async (tx) => {
    await tx.execute(sql`INSERT INTO bookings VALUES (${id}, repeat('x', 500))`)
    await tx.execute(sql`INSERT INTO halves VALUES (${id}, 1)`)
    await tx.execute(sql`INSERT INTO halves VALUES (${id}, 2)`)
    return { status: 200, body: id }
  })
  writeSync(1, `${id}\n`)
}
