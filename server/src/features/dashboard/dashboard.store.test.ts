import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import { countOwnApplications } from './dashboard.store.ts'

const clock = createTestClock('2026-11-20T09:00:00Z')
let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

test('applications count for their applicant and for no other', async () => {
  const { db } = opened.database
  const people = createPeople(db, clock)
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  const acme = await people.company()
  const [first, second] = [await people.offer(acme), await people.offer(acme)]
  const { companyId } = acme
  await insertApplication({ db, clock }, lena, { companyId, offerId: first.id })
  await insertApplication({ db, clock }, lena, { companyId, offerId: second.id }, { sent: false })
  expect(await countOwnApplications(db, lena.applicantId)).toEqual({ drafts: 1, sent: 1 })
  expect(await countOwnApplications(db, kim.applicantId)).toEqual({ drafts: 0, sent: 0 })
})
