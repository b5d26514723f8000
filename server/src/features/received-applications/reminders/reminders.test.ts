import { moveApplication } from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { assignHandler } from '@tandem/contract/received-applications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { addDays } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dailyReminders } from '../received-applications.jobs.ts'
import { reminderBounds } from './claim-reminders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** By the clock in Berlin in winter, at the time of the job. */
const morning = (day: string) => app.clock.set(`${day}T06:45:00Z`)

async function reminders(to: { email: string }): Promise<string[]> {
  await enqueue(app.db, dailyReminders, {})
  await app.settleJobs()
  return (await mailsTo(app, to.email)).map(({ subject }) => subject).filter((each) => /Antwort/.test(each))
}

test('whoever handles an application is reminded four days before the answer is due and on that day, unless the applicant was answered', async () => {
  // Late on a Monday: days are those of the calendar, not spans of 24 hours.
  app.clock.set('2026-11-02T22:30:00Z')
  const acme = await app.company()
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const answered = await sent(acme, 'Mira')
  const handled = await sent(acme, 'Lena')
  await sent(acme, 'Ida')
  const body = { handlerId: jule.accountId, revision: 0 }
  await app.call(assignHandler, { params: { id: handled }, body }, { as: acme })
  const move = { stage: 'interview', revision: 1 } as const
  await app.call(moveApplication, { params: { id: answered }, body: move }, { as: acme })

  morning('2026-11-11')
  expect(await reminders(jule)).toEqual([])
  morning('2026-11-12')
  expect(await reminders(jule)).toEqual(['2 Personen warten auf Ihre Antwort'])
  expect(await reminders(acme)).toEqual([expect.stringMatching(/^Ida .* wartet auf Ihre Antwort$/)])
  morning('2026-11-13')
  expect(await reminders(acme)).toHaveLength(1)
  morning('2026-11-16')
  expect(await reminders(acme)).toHaveLength(2)
  expect(await reminders(jule)).toHaveLength(2)
})

test('the setting moves both reminders, and none comes twice when it changes', async () => {
  const promise = async (days: number) => {
    await writeSetting(app.db, 'company.responseDays', days, app.clock())
    app.clock.advance(5000)
  }
  app.clock.set('2026-12-07T09:00:00Z')
  const acme = await app.company()
  await sent(acme, 'Ida')
  morning('2026-12-09')
  await promise(7)
  expect(await reminders(acme)).toEqual([])
  morning('2026-12-10')
  expect(await reminders(acme)).toHaveLength(1)
  morning('2026-12-14')
  expect(await reminders(acme)).toHaveLength(2)

  await promise(30)
  for (const day of ['2026-12-17', '2026-12-21', '2027-01-01', '2027-01-06', '2027-01-07']) {
    morning(day)
    expect(await reminders(acme), day).toHaveLength(2)
  }
  const later = await app.company()
  await sent(later, 'Ole')
  morning('2027-02-01')
  expect(await reminders(later)).toEqual([])
  morning('2027-02-02')
  expect(await reminders(later)).toHaveLength(1)
  // Both are due at once: one mail.
  const last = await app.company()
  await sent(last, 'Pia')
  morning('2027-02-09')
  await promise(5)
  expect(await reminders(last)).toHaveLength(1)
})

test.each([
  // Monday, 2 November: on working days on the day itself.
  ['2026-11-02T09:00:00Z', 14, '2026-11-12', '2026-11-16'],
  ['2026-11-02T22:59:00Z', 14, '2026-11-12', '2026-11-16'],
  ['2026-11-02T23:00:00Z', 14, '2026-11-13', '2026-11-17'],
  ['2026-11-02T09:00:00Z', 30, '2026-11-27', '2026-12-02'],
  ['2026-11-02T09:00:00Z', 7, '2026-11-05', '2026-11-09'],
  ['2026-11-02T09:00:00Z', 4, '2026-11-03', '2026-11-06'],
  ['2026-11-02T09:00:00Z', 1, '2026-11-03', '2026-11-03'],
  // What falls on a weekend comes on the Friday before it, but not on the day it was sent.
  ['2026-11-04T09:00:00Z', 14, '2026-11-13', '2026-11-18'],
  ['2026-10-31T09:00:00Z', 14, '2026-11-10', '2026-11-13'],
  ['2026-11-06T05:00:00Z', 1, '2026-11-09', '2026-11-09'],
  // The clocks are put back on 25 October, and forward on 28 March.
  ['2026-10-18T22:00:00Z', 14, '2026-10-29', '2026-11-02'],
  ['2027-03-15T22:59:00Z', 14, '2027-03-25', '2027-03-29'],
])('what is sent at %s with %i days is claimed on %s and on %s', (sentAt, responseDays, before, due) => {
  const workingDays = Array.from({ length: 60 }, (_, index) => addDays(sentAt.slice(0, 10), index)).filter(
    (day) => ![0, 6].includes(new Date(day).getUTCDay()),
  )
  const claimedOn = (kind: 'before_due' | 'due') =>
    workingDays.find((day) => {
      const now = new Date(berlinInstant(day, 7).getTime() + 45 * 60_000)
      return new Date(sentAt) < reminderBounds(responseDays, now)[kind]
    })
  expect([claimedOn('before_due'), claimedOn('due')]).toEqual([before, due])
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
