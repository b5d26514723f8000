import { markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import { archiveThread, blockThread, countUnread, listThreads } from '@tandem/contract/messaging/threads'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { message, thread, threadState } from '../messaging.schema.ts'
import { deleteAccount, insertApplication } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function world() {
  const [lena, kim, acme] = [await app.applicant(), await app.applicant(), await app.company()]
  const kollege = await app.colleague(acme)
  const threads: string[] = []
  for (const person of [lena, kim]) {
    await insertApplication(app, person, acme)
    const body = { subject: 'Frage', message: 'Hallo' }
    const call = { params: { id: person.applicantId }, body }
    threads.push((await app.call(startThread, call, { as: acme })).body.message.threadId)
  }
  return { accounts: [lena, kim, acme, kollege] as { token: string; accountId: string }[], threads, kim }
}

/** By the messages themselves, of what is neither read nor archived. */
async function counted(accountId: string, side: string): Promise<number> {
  const [row] = await app.db
    .select({ count: sql<number>`count(*)::int` })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .innerJoin(threadState, and(eq(threadState.threadId, thread.id), eq(threadState.accountId, accountId)))
    .where(
      sql`${message.side} <> ${side} and not ${threadState.archived}
        and ${message.sentAt} > coalesce(${threadState.readUntil}, '-infinity')`,
    )
  return row?.count ?? 0
}

type World = Awaited<ReturnType<typeof world>>

function act(
  { accounts, threads }: World,
  { what, who, where }: { what: string; who: number; where: number },
) {
  const as = accounts[who]
  const params = { id: threads[where] ?? '' }
  if (what === 'send')
    return app.call(respond, { body: { threadId: params.id, message: 'Noch etwas.' } }, { as })
  if (what === 'read') return app.call(markThreadRead, { params }, { as })
  if (what === 'archive' || what === 'return')
    return app.call(archiveThread, { params, body: what === 'archive' }, { as })
  return app.call(blockThread, { params, body: what === 'block' }, { as })
}

/** The kept sum is the count of the messages, and what the list shows. */
async function expectExact({ accounts }: World, deleted?: { accountId: string }): Promise<void> {
  for (const [at, as] of accounts.entries()) {
    if (as.accountId === deleted?.accountId) continue
    const { body } = await app.call(countUnread, {}, { as })
    expect(body.unreadMessages).toBe(await counted(as.accountId, at < 2 ? 'applicant' : 'company'))
    const inbox = (await app.call(listThreads, { query: { box: 'inbox' } }, { as })).body.threads
    const summed = inbox.reduce(
      (sum: number, each: { unreadMessages: number }) => sum + each.unreadMessages,
      0,
    )
    expect(summed).toBe(body.unreadMessages)
  }
}

const step = fc.record({
  what: fc.constantFrom('send', 'send', 'send', 'read', 'archive', 'return', 'block', 'unblock'),
  who: fc.nat(3),
  where: fc.nat(1),
})

test('after any order of sending, reading, archiving, blocking and a deletion the counter is the count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      async (steps, deletes) => {
        const there = await world()
        for (const each of steps) await act(there, each)
        if (deletes) await deleteAccount(app, there.kim)
        await expectExact(there, deletes ? there.kim : undefined)
      },
    ),
    { numRuns: 10 },
  )
}, 60_000)

test('so it is when all of it happens at once, beside a deletion', async () => {
  const there = await world()
  const steps = Array.from({ length: 4 }, (_, who) =>
    ['send', 'read', 'send', 'archive', 'send', 'return'].map((what, at) => ({ what, who, where: at % 2 })),
  ).flat()
  const answers = await Promise.all(
    [...steps, { what: 'block', who: 2, where: 0 }].map((each) => act(there, each)),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  await expectExact(there)
  const late = Promise.all([0, 2, 3].map((who) => act(there, { what: 'send', who, where: 0 })))
  await Promise.all([late, deleteAccount(app, there.kim)])
  await expectExact(there, there.kim)
})

test('what somebody wrote who is deleted since counts until it is read; with the thread it is gone', async () => {
  const there = await world()
  const { accounts, threads, kim } = there
  const [, , acme, kollege] = accounts
  await act(there, { what: 'send', who: 1, where: 1 })
  await deleteAccount(app, kim)
  const unreadOf = async (as: typeof acme) => (await app.call(countUnread, {}, { as })).body.unreadMessages
  expect([await unreadOf(acme), await unreadOf(kollege)]).toEqual([1, 1])
  expect((await act(there, { what: 'read', who: 2, where: 1 })).body.unreadMessages).toBe(0)
  await app.db.delete(thread).where(eq(thread.id, threads[1] ?? ''))
  expect([await unreadOf(acme), await unreadOf(kollege)]).toEqual([0, 0])
})
