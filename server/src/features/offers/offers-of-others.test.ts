import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import type { Db } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import { hasPublished, selectPublished } from './offers.store.ts'
import { lockOwnOffer } from './own/own-offers.store.ts'
import { findOwnQualification } from './reading/offer-details.store.ts'

let opened: TestDatabase
let db: Db
let people: ReturnType<typeof createPeople>
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.database.db
  people = createPeople(db, createTestClock('2026-11-20T09:00:00Z'))
})
afterAll(() => opened.drop())

test('an offer is its company’s, to change and to show', async () => {
  const [acme, rival] = [await people.company(), await people.company()]
  const { id } = await people.offer(acme)
  expect(await lockOwnOffer(db, acme.companyId, id)).toMatchObject({ status: 'published' })
  expect(await lockOwnOffer(db, rival.companyId, id)).toBeUndefined()
  expect([await hasPublished(db, acme.companyId), await hasPublished(db, rival.companyId)]).toEqual([
    true,
    false,
  ])
  expect(await selectPublished(db, acme.companyId)).toMatchObject([{ id }])
  expect(await selectPublished(db, rival.companyId)).toEqual([])
})

test('each applicant has the qualification of their own profile', async () => {
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  await db.insert(application).values([
    { applicantId: lena.applicantId, type: 3, qualificationKey: 'fhr' },
    { applicantId: kim.applicantId, type: 3, qualificationKey: 'ahr' },
  ])
  const own = await Promise.all([lena, kim].map(({ applicantId }) => findOwnQualification(db, applicantId)))
  expect(own).toEqual(['fhr', 'ahr'])
})
