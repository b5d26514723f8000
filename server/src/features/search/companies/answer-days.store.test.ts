import { listCompanies } from '@tandem/contract/companies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, applicationEvent } from '#features/applications/applications.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { medianAnswerDays } from './answer-days.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the days to an answer count from five applications on, and never what was undone', async () => {
  const { companyId, ...acme } = await app.company()
  const offerId = (await app.offer({ companyId, ...acme })).id
  const answered = async (daysAgo: number, answerAfter: number) => {
    const { applicantId } = await app.applicant()
    const id = newId()
    const day = (days: number) => new Date(app.clock().getTime() - days * 86_400_000)
    const sentAt = day(daysAgo)
    await app.db
      .insert(application)
      .values({ id, applicantId, companyId, offerId, type: 2, status: 2, stage: 'in_review', sentAt })
    const entry = { applicationId: id, accountId: null }
    await app.db.insert(applicationEvent).values([
      { ...entry, event: 'finished', createdAt: day(daysAgo), undoneAt: day(daysAgo) },
      { ...entry, event: 'in_review', createdAt: day(daysAgo - answerAfter) },
    ])
  }
  const median = async () => (await medianAnswerDays(app.db, [companyId], app.clock())).get(companyId)
  for (const days of [1, 2, 4, 9]) await answered(20, days)
  expect(await median()).toBeNull()
  await answered(20, 10)
  expect(await median()).toBe(4)
  // Older than a year.
  for (const days of [1, 1, 1]) await answered(400, days)
  expect(await median()).toBe(4)
  const reader = await app.applicant()
  const onCard = async () => {
    const { body } = await app.call(listCompanies, { query: {} }, { as: reader })
    return body.member[0].answerDays
  }
  expect(await onCard()).toBe(4)
  for (const days of [9, 9, 9]) await answered(20, days)
  // Cards may be an hour behind.
  expect([await median(), await onCard()]).toEqual([9, 4])
})
