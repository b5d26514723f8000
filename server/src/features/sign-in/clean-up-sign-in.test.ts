import { startPasskeyLogin, startTotp } from '@tandem/contract/sign-in/second-factor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import { applicantWithPassword, password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { setUpTotp } from './second-factor/second-factor.testing.ts'
import { nightlySignInCleanUp } from './sign-in.jobs.ts'
import { passkeyChallenge, session, totp } from './sign-in.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const dayMs = 24 * 60 * 60 * 1000
const sweep = async () => {
  await enqueue(app.db, nightlySignInCleanUp, {})
  await app.settleJobs()
}

test('the nightly sweep deletes dead sessions', async () => {
  await app.applicant()
  app.clock.advance(7 * dayMs)
  const { sessionId } = await app.applicant()
  app.clock.advance(2000)
  await sweep()
  expect((await app.db.select().from(session)).map(({ id }) => id)).toEqual([sessionId])
})

test('the nightly sweep deletes what was begun and never ended', async () => {
  const [lena, tim] = [await applicantWithPassword(app), await applicantWithPassword(app)]
  await setUpTotp(app, lena)
  for (const as of [lena, tim]) await app.call(startTotp, { body: { password } }, { as })
  await app.call(startPasskeyLogin)
  app.clock.advance(25 * 60 * 60 * 1000)
  await sweep()

  expect(await app.db.select().from(passkeyChallenge)).toEqual([])
  const left = await app.db.select().from(totp)
  expect(left).toHaveLength(1)
  expect(left[0]).toMatchObject({ accountId: lena.accountId, pendingSecret: null, pendingSince: null })
  expect(left[0]?.secret).not.toBeNull()
})
