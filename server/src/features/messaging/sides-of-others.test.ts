import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import type { Db } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import { accountBlock, thread } from './messaging.schema.ts'
import { insertApplication, insertLocation, insertProfile } from './messaging.testing.ts'
import { findRecipient, isBlocked, isOn } from './sides.store.ts'

const clock = createTestClock('2026-11-20T09:00:00Z')
let opened: TestDatabase
let db: Db
let people: ReturnType<typeof createPeople>
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.database.db
  people = createPeople(db, clock)
})
afterAll(() => opened.drop())

test('a block keeps one sender from one reader, and no others', async () => {
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  const [acme, rival] = [await people.company(), await people.company()]
  await db.insert(accountBlock).values({ blockedBy: lena.accountId, blocked: acme.accountId })
  expect(await isBlocked(db, acme.accountId, [lena.accountId])).toBe(true)
  expect(await isBlocked(db, rival.accountId, [lena.accountId])).toBe(false)
  expect(await isBlocked(db, acme.accountId, [kim.accountId])).toBe(false)
})

test('a company sees an applicant by their own application and profile, unless that one blocked it', async () => {
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  const [acme, rival] = [await people.company(), await people.company()]
  await insertProfile({ db, clock }, lena, 'open')
  await insertApplication({ db, clock }, lena, acme)
  await db.insert(applicantCompanyBlock).values([
    { applicantId: lena.applicantId, companyId: rival.companyId },
    { applicantId: kim.applicantId, companyId: acme.companyId },
  ])
  const seen = async ({ applicantId }: typeof lena, { companyId }: typeof acme) =>
    (await findRecipient(db, applicantId, { kind: 'company', companyId }))?.visibility
  expect(await seen(lena, acme)).toEqual({ applied: true, profile: 'open' })
  expect(await seen(lena, rival)).toEqual({ applied: false, profile: null })
  expect(await seen(kim, acme)).toEqual({ applied: false, profile: null })
})

test('a location has its own threads', async () => {
  const { applicantId } = await people.applicant()
  for (const key of ['north', 'south']) await insertLocation({ db, clock }, key, key)
  const begun = { applicantId, subject: 'Frage', lastMessageAt: clock() }
  await db.insert(thread).values([
    { ...begun, institutionLocationKey: 'north' },
    { ...begun, institutionLocationKey: 'south' },
  ])
  const found = await db
    .select()
    .from(thread)
    .where(isOn({ kind: 'institution', locationKey: 'south' }))
  expect(found).toMatchObject([{ institutionLocationKey: 'south' }])
})
