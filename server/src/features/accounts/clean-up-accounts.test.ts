import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { confirmWith, mailedToken, registerAs } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyAccountCleanUp } from './accounts.jobs.ts'
import { account, oneTimeToken } from './accounts.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const dayMs = 24 * 60 * 60 * 1000
const sweep = async () => {
  await enqueue(app.db, nightlyAccountCleanUp, {})
  await app.settleJobs()
}

test('the nightly sweep deletes old tokens and registrations that nobody confirmed', async () => {
  await registerAs(app, 'forgotten@example.org')
  await registerAs(app, 'lena@example.org')
  await confirmWith(app, await mailedToken(app, 'lena@example.org'))
  const company = await app.company()
  app.clock.advance(7 * dayMs - 1000)
  await sweep()
  expect(await addresses()).toContain('forgotten@example.org')
  await app.applicant()
  app.clock.advance(2000)
  await sweep()

  expect(await addresses()).not.toContain('forgotten@example.org')
  expect(await addresses()).toEqual(expect.arrayContaining(['lena@example.org', company.email]))
  expect(await app.db.select().from(applicant)).toHaveLength(2)
  expect(await app.db.select().from(oneTimeToken)).toHaveLength(1)
  app.clock.advance(31 * dayMs)
  await sweep()
  expect(await app.db.select().from(oneTimeToken)).toEqual([])
})

const addresses = async () => (await app.db.select().from(account)).map(({ email }) => email)
