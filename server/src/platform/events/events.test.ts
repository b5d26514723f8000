import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { deleteEventsBefore, readEventsAfter, readPosition } from './events.store.ts'
import {
  type EventHub,
  type LiveEvent,
  openEventHub,
  publish,
  publishToAll,
  publishUnkept,
} from './events.ts'

const lenaId = '019b0000-0000-7000-8000-000000000001'
const tomId = '019b0000-0000-7000-8000-000000000002'
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
const toAll = { type: 'unread', data: { unread: 3 } } as const
const numbered = (number: number): LiveEvent => ({ accountIds: [lenaId], type: 'unread', data: { number } })
const numbersOf = (events: readonly LiveEvent[]) => events.map(({ data }) => data.number)

test('an event reaches the accounts it is for, once it is committed', async () => {
  const [lena, tom, all] = [vi.fn(), vi.fn(), vi.fn()]
  hub.subscribe(lenaId, lena)
  hub.subscribe(tomId, tom)
  hub.onEvery(all)
  await inTransaction(database.db, async (tx) => {
    await publish(tx, event(lenaId))
    expect(lena).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(lena).toHaveBeenCalledExactlyOnceWith(event(lenaId), hub.position()))
  expect(all).toHaveBeenCalledOnce()
  expect(tom).not.toHaveBeenCalled()
})

test('an event for all reaches everyone', async () => {
  const [lena, tom] = [vi.fn(), vi.fn()]
  hub.subscribe(lenaId, lena)
  hub.subscribe(tomId, tom)
  await publishToAll(database.db, toAll)
  await vi.waitFor(() => expect(tom).toHaveBeenCalledOnce())
  expect(lena).toHaveBeenCalledOnce()
})

test('an event for nobody reaches nobody, and is not kept', async () => {
  const before = await readPosition(database.db)
  const all = vi.fn()
  hub.onEvery(all)
  await publish(database.db, event())
  await publishUnkept(database.db, event())
  await publish(database.db, event(lenaId))
  await vi.waitFor(() => expect(all).toHaveBeenCalledExactlyOnceWith(event(lenaId), before + 1))
})

test('who unsubscribed hears no more, and the account’s other windows still do', async () => {
  const [gone, here] = [vi.fn(), vi.fn()]
  const unsubscribe = hub.subscribe(lenaId, gone)
  hub.subscribe(lenaId, here)
  unsubscribe()
  unsubscribe()
  await publish(database.db, event(lenaId))
  await vi.waitFor(() => expect(here).toHaveBeenCalledOnce())
  expect(gone).not.toHaveBeenCalled()
})

test('what is not kept reaches who is there now, has no position and is not read later', async () => {
  const before = hub.position()
  const lena = vi.fn()
  hub.subscribe(lenaId, lena)
  const others = Array.from({ length: 250 }, () => crypto.randomUUID())
  await publishUnkept(database.db, event(...others, lenaId))
  await vi.waitFor(() => expect(lena).toHaveBeenCalledOnce())
  expect(lena.mock.lastCall?.[1]).toBeNull()
  expect(await readPosition(database.db)).toBe(before)
})

test('what is longer than a notification arrives once, before what follows', async () => {
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID())
  const heard: string[] = []
  for (const id of ids) hub.subscribe(id, ({ type }) => heard.push(`${id} ${type}`))
  await publish(database.db, event(...ids))
  await publish(database.db, { ...event(...ids.slice(0, 1)), type: 'notice' })
  const expected = [...ids.map((id) => `${id} unread`), `${ids[0]} notice`]
  await vi.waitFor(() => expect(heard).toEqual(expected))
})

describe('positions', () => {
  test('follow the commits, not the publishing, and leave out what was rolled back', async ({ skip }) => {
    if (database.kind === 'pglite') return skip('an embedded database has one transaction at a time')
    const before = await readPosition(database.db)
    const heard: LiveEvent[] = []
    hub.subscribe(lenaId, (each) => heard.push(each))
    await inTransaction(database.db, async (late) => {
      await publish(late, numbered(2))
      await inTransaction(database.db, (early) => publish(early, numbered(1)))
      const undone = inTransaction(database.db, async (tx) => {
        await publish(tx, numbered(0))
        throw new Error('no')
      })
      await expect(undone).rejects.toThrow('no')
      // Whoever reads now must not skip what is committed later.
      const { events, upTo } = await readEventsAfter(database.db, before)
      expect(numbersOf(events)).toEqual([1])
      expect(upTo).toBe(before + 1)
    })
    const { events, upTo } = await readEventsAfter(database.db, before + 1)
    expect(numbersOf(events)).toEqual([2])
    expect(upTo).toBe(before + 2)
    await vi.waitFor(() => expect(numbersOf(heard)).toEqual([1, 2]))
  })

  test('of many writers at once have no hole, and arrive in order', async () => {
    const before = hub.position()
    const heard: (number | null)[] = []
    hub.onEvery((_, position) => heard.push(position))
    const count = 60
    await Promise.all(Array.from({ length: count }, (_, n) => publish(database.db, numbered(n))))
    const expected = Array.from({ length: count }, (_, n) => before + 1 + n)
    await vi.waitFor(() => expect(heard).toEqual(expected))
  })
})

describe('an account that was away', () => {
  test('reads what was for it and for everyone, in pages, and nothing of others', async () => {
    const before = await readPosition(database.db)
    await inTransaction(database.db, async (tx) => {
      for (let number = 0; number < 501; number += 1) await publish(tx, numbered(number))
    })
    await publish(database.db, event(tomId))
    await publishToAll(database.db, toAll)
    const first = await readEventsAfter(database.db, before, lenaId)
    expect(first).toMatchObject({ hasMore: true, isTooOld: false, upTo: before + 500 })
    expect(numbersOf(first.events)).toEqual(Array.from({ length: 500 }, (_, number) => number))
    const { events, ...rest } = await readEventsAfter(database.db, first.upTo, lenaId)
    expect(events.map(({ accountIds }) => accountIds)).toEqual([[lenaId], []])
    expect(rest).toEqual({ hasMore: false, isTooOld: false, upTo: before + 503 })
  })

  test('is told when not all is kept, or its position is of another database', async () => {
    await publish(database.db, event(lenaId))
    const now = await readPosition(database.db)
    const isTooOld = async (position: number) =>
      (await readEventsAfter(database.db, position, lenaId)).isTooOld
    expect([await isTooOld(now), await isTooOld(now - 1), await isTooOld(now + 1)]).toEqual([
      false,
      false,
      true,
    ])
    await deleteEventsBefore(database.db, new Date(Date.now() + 60_000))
    expect([await isTooOld(now), await isTooOld(now - 1)]).toEqual([false, true])
    await publish(database.db, event(lenaId))
    expect([await isTooOld(now), await isTooOld(now - 1)]).toEqual([false, true])
  })
})

test('events cross from one process to another, and those of a lost connection follow in order', async ({
  skip,
}) => {
  if (database.kind === 'pglite') return skip('an embedded database has one process')
  const { rows } = await database.db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = rows[0]?.name ?? ''
  const elsewhere = await openDatabase({ url: url.href, dataDir: '' })
  const otherHub = await openEventHub(elsewhere)
  const heard: LiveEvent[] = []
  otherHub.subscribe(lenaId, (each) => heard.push(each))
  await publish(database.db, numbered(1))
  await vi.waitFor(() => expect(numbersOf(heard)).toEqual([1]))
  await database.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tandem-listen' AND datname = current_database()`)
  for (const number of [2, 3, 4]) await publish(database.db, numbered(number))
  await vi.waitFor(() => expect(numbersOf(heard)).toEqual([1, 2, 3, 4]), 5000)
  await publish(database.db, numbered(5))
  await vi.waitFor(() => expect(numbersOf(heard)).toEqual([1, 2, 3, 4, 5]))
  await publishUnkept(database.db, numbered(6))
  await vi.waitFor(() => expect(numbersOf(heard)).toEqual([1, 2, 3, 4, 5, 6]))
  await otherHub.close()
  await elsewhere.close()
})
