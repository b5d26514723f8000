/**
 * The child of `crash.test.ts`: says on its first line what it finds, then writes bookings without end, each with its
 * two halves in one transaction, and acknowledges every one that was committed. It waits to be killed.
 */
import { writeSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'

const [folder = '', url] = process.argv.slice(2)
const { db } = await openDatabase({ url: url ?? null, dataDir: folder })
await db.execute(sql`CREATE TABLE IF NOT EXISTS bookings (id integer PRIMARY KEY, filler text NOT NULL)`)
await db.execute(
  sql`CREATE TABLE IF NOT EXISTS halves (booking integer NOT NULL REFERENCES bookings, half integer)`,
)
const found = await db.execute<{ id: number; halves: number }>(
  sql`SELECT id, count(half)::int AS halves FROM bookings LEFT JOIN halves ON booking = id GROUP BY id`,
)
// Written past Node's buffers: what the parent reads was committed before the kill.
writeSync(1, `${JSON.stringify(found.rows)}\n`)
for (let id = found.rows.length + 1; ; id++) {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`INSERT INTO bookings VALUES (${id}, repeat('x', 500))`)
    await tx.execute(sql`INSERT INTO halves VALUES (${id}, 1)`)
    await tx.execute(sql`INSERT INTO halves VALUES (${id}, 2)`)
  })
  writeSync(1, `${id}\n`)
}
