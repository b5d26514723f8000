import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { countGivenUpJobs, retryGivenUpJobs } from './given-up.ts'
import { defineJob, enqueue, enqueueAll, type Job, type Jobs, prepareJobs } from './jobs.ts'

type Context = { heard: string[] }

const log = createLog({ logLevel: 'silent' })
const greet = defineJob('greet', {
  handler: async ({ heard }: Context, { name }: { name: string }) => {
    heard.push(name)
  },
})

let opened: TestDatabase
let running: Jobs | undefined
let heard: string[]

beforeAll(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  heard = []
  const { db } = opened.database
  // Those of the whole server: taking them out one by one would be the most of what a test costs.
  await db.execute(sql`DELETE FROM pgboss.schedule`)
  await db.execute(sql`DELETE FROM pgboss.job`)
})
afterEach(async () => {
  await running?.stop()
  running = undefined
})
afterAll(() => opened.drop())

async function start(...jobs: Job<never, Context>[]) {
  running = await prepareJobs(opened.database, jobs, () => ({ heard }), log)
  await running.run()
  return opened.database.db
}

const waitingJobs = async (db: TestDatabase['database']['db']) =>
  (await db.execute(sql`select from pgboss.job where name = 'take-rows'`)).rows.length

describe('a job', () => {
  test('is woken when its transaction commits, and never when that is rolled back', async () => {
    const { db } = opened.database
    // Nobody looks for what is due, and workers ask by themselves once a minute.
    const nothingDue = Object.create(db, { execute: { value: async () => ({ rows: [] }) } })
    running = await prepareJobs({ ...opened.database, db: nothingDue }, [greet], () => ({ heard }), log)
    await running.run()
    const undone = inTransaction(db, async (tx) => {
      await enqueue(tx, greet, { name: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await inTransaction(db, (tx) => enqueue(tx, greet, { name: 'done' }))
    await vi.waitFor(() => expect(heard).toEqual(['done']), 20_000)
    const { rows } = await db.execute(sql`SELECT data->>'name' AS name FROM pgboss.job WHERE name = 'greet'`)
    expect(rows).toEqual([{ name: 'done' }])
  })

  test('whose data name a person keeps them no longer than it needs, done or given up', async () => {
    const known = defineJob('tell-lena', {
      deleteDataAtEnd: true,
      handler: async ({ heard }: Context, { name }: { name: string }) => {
        heard.push(name)
      },
    })
    const failing = defineJob('fail-lena', {
      deleteDataAtEnd: true,
      retryLimit: 0,
      handler: async ({ heard }: Context, { name }: { name: string }) => {
        heard.push(name)
        throw new Error('no')
      },
    })
    const db = await start(known, failing)
    await enqueue(db, known, { name: 'Lena' })
    await enqueue(db, failing, { name: 'Lena' })
    await vi.waitFor(() => expect(heard).toEqual(['Lena', 'Lena']), 5000)
    const rows = () => db.execute(sql`SELECT state, data, output FROM pgboss.job WHERE name LIKE '%-lena'`)
    await vi.waitFor(async () => expect((await rows()).rows).toEqual([]), 5000)
  })

  test('follows the one before without a pause, also when one notification stood for all', async () => {
    const db = await start(greet)
    const names = Array.from({ length: 20 }, (_, each) => String(each))
    await inTransaction(db, async (tx) => {
      for (const name of names) await enqueue(tx, greet, { name })
    })
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(names.toSorted()), 10_000)
  })

  test('is tried again after it threw, and does not hold up the ones behind it', async () => {
    let tries = 0
    const flaky = defineJob('flaky', {
      handler: async (ctx: Context, { name }: { name: string }) => {
        if (name === 'bad' && ++tries < 3) throw new Error('not yet')
        ctx.heard.push(name)
      },
    })
    const db = await start(flaky)
    await enqueue(db, flaky, { name: 'bad' })
    await enqueue(db, flaky, { name: 'good' })
    await vi.waitFor(() => expect(heard).toEqual(['good', 'bad']), 15_000)
    expect(tries).toBe(3)
  })

  test('may be one of many that are written down at once', async () => {
    const db = await start(greet)
    await inTransaction(db, (tx) => enqueueAll(tx, greet, [{ name: 'a' }, { name: 'b' }, { name: 'c' }]))
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['a', 'b', 'c']), 5000)
  })

  test('is started by rows that wait for it, once for all that come until then', async () => {
    const takeRows = defineJob('take-rows', {
      wokenBy: { table: 'something_new', afterSeconds: 3 },
      handler: async ({ heard }: Context, _: Record<string, never>) => {
        const { rows } = await opened.database.db.execute(sql`delete from something_new returning no`)
        heard.push(`took ${rows.length}`)
      },
    })
    await opened.database.db.execute(sql`create table something_new (no integer)`)
    const db = await start(takeRows)
    await db.execute(sql`insert into something_new values (1)`)
    await vi.waitFor(async () => expect(await waitingJobs(db)).toBe(1), 10_000)
    await db.execute(sql`insert into something_new values (2), (3)`)
    await vi.waitFor(() => expect(heard).toEqual(['took 3']), 10_000)
  })

  test('waits until startAfter', async () => {
    const ranAt: number[] = []
    const late = defineJob('late', {
      handler: async (_: Context, __: Record<string, never>) => void ranAt.push(Date.now()),
    })
    const db = await start(late)
    const startAfter = new Date(Date.now() + 1500)
    await enqueue(db, late, {}, { startAfter })
    await vi.waitFor(() => expect(ranAt).toHaveLength(1), 10_000)
    expect(ranAt[0]).toBeGreaterThanOrEqual(startAfter.getTime())
  })

  test('with a singleton key waits only once', async () => {
    const startAfter = new Date(Date.now() + 60_000)
    const db = await start(greet)
    for (const name of ['a', 'b']) await enqueue(db, greet, { name }, { singletonKey: 'one', startAfter })
    await enqueue(db, greet, { name: 'c' }, { singletonKey: 'two', startAfter })
    await enqueue(db, greet, { name: 'd' }, { startAfter })
    await enqueue(db, greet, { name: 'e' }, { startAfter })
    const { rows } = await db.execute(sql`SELECT data->>'name' AS name FROM pgboss.job WHERE name = 'greet'`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['a', 'c', 'd', 'e'])
  })

  test('that nobody registered cannot be enqueued', async () => {
    const db = await start(greet)
    const unknown = defineJob('unknown', { handler: async (_: Context, __: Record<string, never>) => {} })
    await expect(enqueue(db, unknown, {})).rejects.toThrow('Queue unknown does not exist')
  })
})

test('what an error tells about people is not stored beside the job', async () => {
  const leaky = defineJob('leaky', {
    retryLimit: 0,
    handler: async (_: Context, __: Record<string, never>) => {
      throw new Error('lena@example.org')
    },
  })
  const db = await start(leaky)
  await enqueue(db, leaky, {})
  const failed = sql`SELECT output::text FROM pgboss.job WHERE name = 'leaky' AND state = 'failed'`
  const { rows } = await vi.waitUntil(async () => {
    const found = await db.execute<{ output: string }>(failed)
    return found.rows.length > 0 && found
  }, 5000)
  expect(rows[0]?.output).toContain('see the log')
  expect(rows[0]?.output).not.toContain('lena')
})

test('several are worked on at the same time, and each ends for itself', async () => {
  let together = 0
  let most = 0
  const parallel = defineJob('parallel', {
    atOnce: 4,
    retryLimit: 0,
    handler: async ({ heard }: Context, { name }: { name: string }) => {
      together += 1
      most = Math.max(most, together)
      await new Promise((resolve) => setTimeout(resolve, 100))
      together -= 1
      if (name === 'bad') throw new Error('no')
      heard.push(name)
    },
  })
  const db = await start(parallel)
  await inTransaction(db, (tx) =>
    enqueueAll(
      tx,
      parallel,
      ['a', 'bad', 'b', 'c'].map((name) => ({ name })),
    ),
  )
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['a', 'b', 'c']), 5000)
  expect(most).toBe(4)
})

test('what failed at all its tries is kept, counted, and tried again when somebody says so', async () => {
  let isDown = true
  const mail = defineJob('mail', {
    retryLimit: 0,
    handler: async ({ heard }: Context, { name }: { name: string }) => {
      if (isDown) throw new Error('no')
      heard.push(name)
    },
  })
  const db = await start(mail)
  await enqueue(db, mail, { name: 'a' })
  await enqueue(db, mail, { name: 'b' })
  const { database } = opened
  const counts = () => countGivenUpJobs(database, log)
  await expect.poll(counts, { timeout: 5000 }).toEqual([{ name: 'mail', count: 2 }])
  isDown = false
  expect(await retryGivenUpJobs(database, log)).toBe(2)
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['a', 'b']), 5000)
  expect(await counts()).toEqual([])
})

test('schedules are those of the code, after every start', async () => {
  const nightly = { ...greet, name: 'nightly', cron: '0 3 * * *' }
  const schedules = async () =>
    (await opened.database.db.execute(sql`SELECT name, cron, timezone FROM pgboss.schedule`)).rows
  await start(greet, nightly)
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '0 3 * * *', timezone: 'Europe/Berlin' }])
  await running?.stop()
  await start(greet, { ...nightly, cron: '30 4 * * *' })
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '30 4 * * *', timezone: 'Europe/Berlin' }])
  await running?.stop()
  await start(greet)
  expect(await schedules()).toEqual([])
})

test('what changed in a queue is changed, after every start', async () => {
  const retries = async () =>
    (await opened.database.db.execute(sql`SELECT retry_limit FROM pgboss.queue WHERE name = 'greet'`)).rows
  await start(greet)
  expect(await retries()).toEqual([{ retry_limit: 5 }])
  await running?.stop()
  await start({ ...greet, retryLimit: 2 })
  expect(await retries()).toEqual([{ retry_limit: 2 }])
})

test('a job that was enqueued before jobs are worked on waits for that', async () => {
  running = await prepareJobs(opened.database, [greet], () => ({ heard }), log)
  await enqueue(opened.database.db, greet, { name: 'early' })
  expect(heard).toEqual([])
  await running.run()
  await vi.waitFor(() => expect(heard).toEqual(['early']), 5000)
})

test('stopping lets a running job finish', async () => {
  const slow = defineJob('slow', {
    handler: async (ctx: Context, _: Record<string, never>) => {
      ctx.heard.push('began')
      await new Promise((resolve) => setTimeout(resolve, 300))
      ctx.heard.push('ended')
    },
  })
  await enqueue(await start(slow), slow, {})
  await vi.waitFor(() => expect(heard).toEqual(['began']))
  await running?.stop()
  expect(heard).toEqual(['began', 'ended'])
})
