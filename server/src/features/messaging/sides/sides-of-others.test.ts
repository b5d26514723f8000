import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantRequest } from '#features/applicant-requests/applicant-requests.schema.ts'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import { deleteUnreadableThreads, findReadersOfOtherSide } from '../deletion/deletion.store.ts'
import { findUnmailed } from '../mails/unmailed.store.ts'
import { accountBlock, message, messageAttachment, thread } from '../messaging.schema.ts'
import { insertApplication, insertLocation, insertProfile } from '../messaging.testing.ts'
import { findOwnAttachments } from '../own/own-messages.store.ts'
import { addUnread, countMessages } from '../reading/unread.store.ts'
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
  const sideOf = ({ applicantId }: typeof lena) => ({ kind: 'applicant' as const, applicantId })
  expect(await isBlocked(db, acme.accountId, sideOf(lena))).toBe(true)
  expect(await isBlocked(db, rival.accountId, sideOf(lena))).toBe(false)
  expect(await isBlocked(db, acme.accountId, sideOf(kim))).toBe(false)
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
  expect(await seen(lena, acme)).toEqual({ applied: true, named: false, profile: 'open' })
  expect(await seen(lena, rival)).toEqual({ applied: false, named: false, profile: null })
  expect(await seen(kim, acme)).toEqual({ applied: false, named: false, profile: null })
})

test('a name is known to the company that it was given to, and of nobody else', async () => {
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  const [acme, rival] = [await people.company(), await people.company()]
  for (const each of [lena, kim]) await insertProfile({ db, clock }, each, 'anonymous')
  await db.insert(applicantRequest).values({
    kind: 'name',
    applicantId: lena.applicantId,
    companyId: acme.companyId,
    answer: 'accepted',
    answeredAt: clock(),
  })
  const isNamed = async ({ applicantId }: typeof lena, { companyId }: typeof acme) =>
    (await findRecipient(db, applicantId, { kind: 'company', companyId }))?.visibility.named
  expect(await isNamed(lena, acme)).toBe(true)
  expect(await isNamed(lena, rival)).toBe(false)
  expect(await isNamed(kim, acme)).toBe(false)
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

type Applicant = Awaited<ReturnType<typeof people.applicant>>
type Company = Awaited<ReturnType<typeof people.company>>

async function begin({ applicantId, accountId }: Applicant, { companyId }: Company) {
  const [begun] = await db
    .insert(thread)
    .values({ applicantId, companyId, subject: 'Frage', lastMessageAt: clock() })
    .returning({ id: thread.id })
  const threadId = begun?.id ?? ''
  const written = { threadId, side: 'applicant' as const, senderAccountId: accountId, text: 'Hallo' }
  const [sent] = await db
    .insert(message)
    .values({ ...written, sentAt: clock() })
    .returning({ id: message.id })
  await addUnread(
    db,
    { id: threadId, aboutApplication: false },
    { to: { kind: 'company', companyId }, writer: accountId },
  )
  return { threadId, messageId: sent?.id ?? '' }
}

test('messages are counted and mailed to the side they are for', async () => {
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  const [acme, rival] = [await people.company(), await people.company()]
  const { threadId } = await begin(lena, acme)
  await begin(kim, rival)
  const own = { kind: 'company', companyId: acme.companyId, readsApplications: true } as const
  expect(await countMessages(db, own, acme.accountId)).toEqual({ readMessages: 0, unreadMessages: 1 })
  const toMail = (side: Parameters<typeof findUnmailed>[1]['side'], { accountId }: { accountId: string }) =>
    findUnmailed(db, { side, accountIds: [accountId], interval: 'immediately' })
  expect(await toMail(own, acme)).toEqual([{ accountId: acme.accountId, threadId }])
  expect(await toMail({ kind: 'applicant', applicantId: lena.applicantId }, lena)).toEqual([])
})

test('who leaves is missed by whom they wrote with, and takes only threads that nobody reads any more', async () => {
  const [lena, kim] = [await people.applicant(), await people.applicant()]
  const acme = await people.company()
  const [left, kept] = [await begin(lena, acme), await begin(kim, acme)]
  const side = { kind: 'applicant', applicantId: lena.applicantId } as const
  expect([...(await findReadersOfOtherSide(db, side)).keys()]).toEqual([left.threadId])
  await db.update(company).set({ status: 'closed' }).where(eq(company.id, acme.companyId))
  await deleteUnreadableThreads(db, side)
  const threads = await db.select().from(thread).where(eq(thread.companyId, acme.companyId))
  expect(threads.map(({ id }) => id)).toEqual([kept.threadId])
})

test('one takes along what hangs on the own messages', async () => {
  const [lena, acme] = [await people.applicant(), await people.company()]
  const { messageId } = await begin(lena, acme)
  const fileId = newId()
  const file = { storageKey: fileId, name: 'a.pdf', size: 1, mediaType: 'application/pdf', sha256: '' }
  await db.insert(storedFile).values({ id: fileId, ...file, uploadedBy: lena.accountId })
  await db.insert(messageAttachment).values({ messageId, fileId })
  const attached = ({ accountId }: { accountId: string }) =>
    findOwnAttachments(db, { accountId, applicantId: null }, [messageId])
  expect(await attached(lena)).toHaveLength(1)
  expect(await attached(acme)).toEqual([])
})
