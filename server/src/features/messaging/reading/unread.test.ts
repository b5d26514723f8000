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
        const { accounts, threads, kim } = await world()
        for (const { what, who, where } of steps) {
          const as = accounts[who]
          const params = { id: threads[where] ?? '' }
          if (what === 'send') {
            await app.call(respond, { body: { threadId: params.id, message: 'Noch etwas.' } }, { as })
          } else if (what === 'read') await app.call(markThreadRead, { params }, { as })
          else if (what === 'archive' || what === 'return')
            await app.call(archiveThread, { params, body: what === 'archive' }, { as })
          else await app.call(blockThread, { params, body: what === 'block' }, { as })
        }
        if (deletes) await deleteAccount(app, kim)
        for (const [at, as] of accounts.entries()) {
          if (deletes && as.accountId === kim.accountId) continue
          const { body } = await app.call(countUnread, {}, { as })
          expect(body.unreadMessages).toBe(await counted(as.accountId, at < 2 ? 'applicant' : 'company'))
          const inbox = (await app.call(listThreads, { query: { box: 'inbox' } }, { as })).body.threads
          const summed = inbox.reduce(
            (sum: number, each: { unreadMessages: number }) => sum + each.unreadMessages,
            0,
          )
          expect(summed).toBe(body.unreadMessages)
        }
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)
