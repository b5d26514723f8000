import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type EventHub, type LiveEvent, openEventHub, publish } from './events.ts'

let opened: TestDatabase
let database: Database
let hub: EventHub

beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.database
})
afterAll(() => opened.drop())
beforeEach(async () => {
  hub = await openEventHub(database)
})
afterEach(() => hub.close())

const event = (...accountIds: string[]): LiveEvent => ({ accountIds, type: 'unread', data: { unread: 3 } })

test('an event reaches the accounts it is for, once it is committed', async () => {
  const [lena, tom, all] = [vi.fn(), vi.fn(), vi.fn()]
  hub.subscribe('lena', lena)
  hub.subscribe('tom', tom)
  hub.onEvery(all)
  await inTransaction(database.db, async (tx) => {
    await publish(tx, event('lena'))
    expect(lena).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(lena).toHaveBeenCalledExactlyOnceWith(event('lena')))
  expect(all).toHaveBeenCalledExactlyOnceWith(event('lena'))
  expect(tom).not.toHaveBeenCalled()
})

test('an event for nobody in particular reaches everyone', async () => {
  const [lena, tom] = [vi.fn(), vi.fn()]
  hub.subscribe('lena', lena)
  hub.subscribe('tom', tom)
  await publish(database.db, event())
  await vi.waitFor(() => expect(tom).toHaveBeenCalledExactlyOnceWith(event()))
  expect(lena).toHaveBeenCalledExactlyOnceWith(event())
})

test('who unsubscribed hears no more, and the account’s other windows still do', async () => {
  const [gone, here] = [vi.fn(), vi.fn()]
  const unsubscribe = hub.subscribe('lena', gone)
  hub.subscribe('lena', here)
  unsubscribe()
  unsubscribe()
  await publish(database.db, event('lena'))
  await vi.waitFor(() => expect(here).toHaveBeenCalledOnce())
  expect(gone).not.toHaveBeenCalled()
})

test('more accounts than one notification holds each hear it once', async () => {
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID())
  const heard: string[] = []
  for (const id of ids) hub.subscribe(id, () => heard.push(id))
  await publish(database.db, event(...ids))
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(ids.toSorted()))
})

test('data that no notification holds is refused', async () => {
  const long = { ...event('lena'), data: { text: 'ä'.repeat(4000) } }
  await expect(publish(database.db, long)).rejects.toThrow(RangeError)
})

test('events cross from one process to another, and a lost connection is told', async ({ skip }) => {
  if (database.kind === 'pglite') return skip('an embedded database has one process')
  const { rows } = await database.db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = rows[0]?.name ?? ''
  const elsewhere = await openDatabase({ url: url.href, dataDir: '' })
  const otherHub = await openEventHub(elsewhere)
  const [lena, onGap] = [vi.fn(), vi.fn()]
  otherHub.subscribe('lena', lena)
  otherHub.onGap(onGap)
  await publish(database.db, event('lena'))
  await vi.waitFor(() => expect(lena).toHaveBeenCalledExactlyOnceWith(event('lena')))
  await database.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tandem-listen' AND datname = current_database()`)
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), 5000)
  await publish(database.db, event('lena'))
  await vi.waitFor(() => expect(lena).toHaveBeenCalledTimes(2))
  await otherHub.close()
  await elsewhere.close()
})
