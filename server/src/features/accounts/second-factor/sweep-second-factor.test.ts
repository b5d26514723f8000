import { startPasskeyLogin, startTotp } from '@tandem/contract/accounts/second-factor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlySweep } from '../accounts.jobs.ts'
import { passkeyChallenge, totp } from '../accounts.schema.ts'
import { applicantWithPassword, password } from '../accounts.testing.ts'
import { setUpTotp } from './second-factor.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the nightly sweep forgets what was begun and never ended', async () => {
  const [lena, tim] = [await applicantWithPassword(app), await applicantWithPassword(app)]
  await setUpTotp(app, lena)
  for (const as of [lena, tim]) await app.call(startTotp, { body: { password } }, { as })
  await app.call(startPasskeyLogin)
  app.clock.advance(25 * 60 * 60 * 1000)
  await enqueue(app.db, nightlySweep, {})
  await app.settleJobs()

  expect(await app.db.select().from(passkeyChallenge)).toEqual([])
  const left = await app.db.select().from(totp)
  expect(left).toHaveLength(1)
  expect(left[0]).toMatchObject({ accountId: lena.accountId, pendingSecret: null, pendingSince: null })
  expect(left[0]?.secret).not.toBeNull()
})
