import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import type { Db } from '../database.ts'
import { inTransaction } from '../transaction.ts'

let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

const notify = (db: Db, channel: string, payload: string) =>
  db.execute(sql`SELECT pg_notify(${channel}, ${payload})`)

test('a notification arrives at the commit, and not at all after a rollback', async () => {
  const { db, listen } = opened.database
  const heard: string[] = []
  const stop = await listen('news', (payload) => heard.push(payload))
  await inTransaction(db, async (tx) => {
    await notify(tx, 'news', 'first')
    await tx.execute(sql`SELECT 1`)
    expect(heard).toEqual([])
  })
  await vi.waitFor(() => expect(heard).toEqual(['first']))
  const undone = inTransaction(db, async (tx) => {
    await notify(tx, 'news', 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await notify(db, 'news', 'second')
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']))
  await stop()
})

test('listeners have their channel only, and nothing after they stopped', async () => {
  const { db, listen } = opened.database
  const heard: string[] = []
  const stops = [
    await listen('red', (payload) => heard.push(`red ${payload}`)),
    await listen('Blue "1"', (payload) => heard.push(`blue ${payload}`)),
  ]
  await notify(db, 'red', '1')
  await notify(db, 'Blue "1"', '2')
  await vi.waitFor(() => expect(heard).toEqual(['red 1', 'blue 2']))
  await stops[0]?.()
  await notify(db, 'red', '3')
  await notify(db, 'Blue "1"', '4')
  await vi.waitFor(() => expect(heard).toEqual(['red 1', 'blue 2', 'blue 4']))
  await stops[1]?.()
})

test('a listener that begins while a transaction is open outlives its rollback', async () => {
  const { db, listen } = opened.database
  const heard: string[] = []
  let listening: ReturnType<typeof listen> | undefined
  const undone = inTransaction(db, async (tx) => {
    listening = listen('late', (payload) => heard.push(payload))
    await tx.execute(sql`SELECT 1`)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  const stop = await listening
  await notify(db, 'late', 'still here')
  await vi.waitFor(() => expect(heard).toEqual(['still here']))
  await stop?.()
})

test('a cut connection is renewed, and the listener is told', async ({ skip }) => {
  const { db, kind, listen } = opened.database
  if (kind === 'pglite') return skip('an embedded database has no connection to cut')
  const heard: string[] = []
  const onReconnect = vi.fn()
  const stop = await listen('steady', (payload) => heard.push(payload), onReconnect)
  await db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tandem-listen' AND datname = current_database()`)
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce(), 5000)
  await notify(db, 'steady', 'back')
  await vi.waitFor(() => expect(heard).toEqual(['back']))
  await stop()
})
