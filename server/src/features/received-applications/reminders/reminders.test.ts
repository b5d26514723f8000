import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { assignHandler } from '@tandem/contract/received-applications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dailyReminders } from '../received-applications.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const dayMs = 24 * 60 * 60 * 1000

test('after 10 and 14 days whoever handles an application is reminded once, unless the applicant was answered', async () => {
  const acme = await app.company()
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const answered = await sent(acme, 'Mira')
  const handled = await sent(acme, 'Lena')
  await sent(acme, 'Ida')
  const body = { handlerId: jule.accountId, revision: 0 }
  await app.call(assignHandler, { params: { id: handled }, body }, { as: acme })
  const move = { stage: 'interview', revision: 1 } as const
  await app.call(moveApplication, { params: { id: answered }, body: move }, { as: acme })
  const reminders = async (to: { email: string }) => {
    await enqueue(app.db, dailyReminders, {})
    await app.settleJobs()
    return (await mailsTo(app, to.email)).map(({ subject }) => subject).filter((each) => /Antwort/.test(each))
  }

  app.clock.advance(9 * dayMs)
  expect(await reminders(jule)).toEqual([])
  app.clock.advance(dayMs)
  expect(await reminders(jule)).toEqual(['2 Personen warten auf Ihre Antwort'])
  expect(await reminders(acme)).toEqual([expect.stringMatching(/^Ida .* wartet auf Ihre Antwort$/)])
  app.clock.advance(4 * dayMs)
  expect(await reminders(acme)).toHaveLength(2)
  expect(await reminders(jule)).toHaveLength(2)
})

async function sent(company: { companyId: string }, firstName: string): Promise<string> {
  const as = await app.applicant({ firstName })
  const offerId = (await app.offer(company)).id
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: 0 } }, { as })
  await app.call(submitApplication, { params }, { as })
  return params.id
}
