import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import { application } from './applications.schema.ts'
import { findForOffer, listProfileIds } from './applications.store.ts'
import { findCompanyReaders } from './mails/mails.store.ts'
import { readFoundProfile } from './reading/read-scope.store.ts'
import { lockWithdrawableBy } from './transitions/transitions.store.ts'

const clock = createTestClock('2026-11-20T09:00:00Z')
let opened: TestDatabase
let db: Db
let people: ReturnType<typeof createPeople>
let lena: Awaited<ReturnType<typeof people.applicant>>
let kim: typeof lena
let acme: Awaited<ReturnType<typeof people.company>>
let rival: typeof acme
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.database.db
  people = createPeople(db, clock)
  lena = await people.applicant()
  kim = await people.applicant()
  acme = await people.company()
  rival = await people.company()
})
afterAll(() => opened.drop())

test('an application for an offer is found for the applicant who made it, and ends with that one', async () => {
  const { id: offerId } = await people.offer(acme)
  const ofLena = await insertApplication({ db, clock }, lena, { companyId: acme.companyId, offerId })
  const ofKim = await insertApplication({ db, clock }, kim, { companyId: acme.companyId, offerId })
  expect(await findForOffer(db, kim.applicantId, offerId)).toMatchObject([{ id: ofKim }])
  expect(await lockWithdrawableBy(db, lena.applicantId)).toMatchObject([{ id: ofLena }])
})

test('a profile is listed for its applicant, and hidden only from the company that was blocked', async () => {
  const id = newId()
  await db.insert(application).values({ id, applicantId: lena.applicantId, type: 3, visibility: 'open' })
  await db.insert(applicantCompanyBlock).values({ applicantId: lena.applicantId, companyId: rival.companyId })
  expect([await listProfileIds(db, lena.applicantId), await listProfileIds(db, kim.applicantId)]).toEqual([
    [id],
    [],
  ])
  expect(await readFoundProfile(db, id, acme.companyId)).toMatchObject({ visibility: 'open' })
  expect(await readFoundProfile(db, id, rival.companyId)).toBeUndefined()
})

test('mails about the applications to a company go to nobody of another one', async () => {
  expect(await findCompanyReaders(db, { companyId: acme.companyId })).toMatchObject([
    { accountId: acme.accountId },
  ])
})
