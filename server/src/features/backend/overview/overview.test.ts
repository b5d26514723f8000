import { getHealth, getWaiting } from '@tandem/contract/backend/overview'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { company, companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('what waits is told with its count, the oldest, and the way to it; what does not is left out', async () => {
  const admin = await app.admin()
  const waiting = async () => (await app.call(getWaiting, {}, { as: admin })).body.waiting
  expect(await waiting()).toEqual([])

  const { companyId } = await app.company()
  await app.company({ confirmed: false })
  await app.company({ confirmed: false })
  const [asked, approved] = [await app.company({ confirmed: false }), await app.company({ confirmed: false })]
  const set = (change: Partial<typeof company.$inferInsert>, id: string) =>
    app.db.update(company).set(change).where(eq(company.id, id))
  await set({ question: 'Wer sind Sie?', askedAt: app.clock() }, asked.companyId)
  await set({ undoUntil: app.clock() }, approved.companyId)
  const today = berlinDay(app.clock())
  const key = { companyId, usesLeft: 1 }
  await app.db.insert(companyRegistrationKey).values([
    { ...key, hash: 'ends', expiresOn: addDays(today, 14) },
    { ...key, hash: 'late', expiresOn: addDays(today, 15) },
    { ...key, hash: 'over', expiresOn: addDays(today, -1) },
    { ...key, hash: 'used', expiresOn: today, usesLeft: 0 },
    { ...key, hash: 'revoked', expiresOn: today, revokedAt: app.clock() },
  ])
  const left = await app.company()
  const hiddenAt = app.clock()
  await app.db.update(account).set({ hiddenAt }).where(eq(account.id, left.accountId))
  expect(await waiting()).toMatchObject([
    { kind: 'companies', count: 2, recordId: null },
    { kind: 'unattended', count: 1, at: hiddenAt.toISOString(), recordId: left.companyId },
    { kind: 'keys', count: 1, recordId: companyId },
  ])
})

test('all areas are looked at, and what a server of the tests lacks is no failure', async () => {
  const { body } = await app.call(getHealth, {}, { as: await app.admin() })
  const { checks } = body.health
  expect(checks.map(({ area }: { area: string }) => area)).toEqual([
    ...['configuration', 'database', 'mail', 'files', 'clock', 'jobs'],
  ])
  expect(checks.filter(({ state }: { state: string }) => state === 'failed')).toEqual([])
})
