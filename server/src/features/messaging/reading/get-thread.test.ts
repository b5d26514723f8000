import { getThread, listHits, respond, startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deleteAccount, insertApplication, insertContact, insertLocation } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string }
const write = async (
  to: string,
  as: Signed,
  message = 'Guten Tag!',
  applicationId?: string,
): Promise<string> => {
  const body = { subject: 'Ihre Bewerbung', message, applicationId }
  return (await app.call(startThread, { params: { id: to }, body }, { as })).body.message.threadId
}
const read = async (id: string, as: Signed, locale: 'de' | 'en' = 'de') =>
  (await app.call(getThread, { params: { id } }, { as, locale })).body.thread

async function applied() {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH', firstName: 'Petra', lastName: 'Sonntag' })
  const { id: offerId } = await app.offer(acme)
  const applicationId = await insertApplication(app, lena, { companyId: acme.companyId, offerId })
  return { lena, acme, offerId, applicationId }
}

test('the list has the latest thread first, whichever side wrote', async () => {
  const { lena, acme } = await applied()
  const first = await write(lena.applicantId, acme)
  app.clock.advance(60_000)
  const second = await write(lena.applicantId, acme)
  const ids = async () =>
    (await app.call(listThreads, {}, { as: acme })).body.threads.map((thread: { id: string }) => thread.id)
  expect(await ids()).toEqual([second, first])
  app.clock.advance(60_000)
  await app.call(respond, { body: { threadId: first, message: 'Danke!' } }, { as: lena })
  expect(await ids()).toEqual([first, second])
})

test('nobody has threads of others', async () => {
  const { lena, acme } = await applied()
  const id = await write(lena.applicantId, acme)
  for (const as of [await app.applicant(), await app.company(), await app.admin()]) {
    expect((await app.call(getThread, { params: { id } }, { as })).status).toBe(404)
    expect((await app.call(listThreads, {}, { as })).body.threads).toEqual([])
  }
  expect((await app.call(getThread, { params: { id } })).status).toBe(401)
  expect((await app.call(listThreads)).status).toBe(401)
  expect((await app.call(getThread, { params: { id: 'nonsense' } }, { as: lena })).status).toBe(404)
})

test('a long message is only begun in the list', async () => {
  const { lena, acme } = await applied()
  const id = await write(lena.applicantId, acme, '🙂'.repeat(4000))
  const { lastMessage, messages } = await read(id, lena)
  expect(lastMessage.text).toBe('🙂'.repeat(200))
  expect(messages[0].message).toBe('🙂'.repeat(4000))
})

test('the offer has the name of the request’s language, German where there is no other', async () => {
  const { lena, acme, offerId, applicationId } = await applied()
  const id = await write(lena.applicantId, acme, 'Guten Tag!', applicationId)
  expect(await read(id, lena, 'en')).toMatchObject({
    offerTitle: 'Wirtschaftsinformatik',
    offerTitleLanguage: 'de',
    offerTitles: { de: 'Wirtschaftsinformatik', en: 'Wirtschaftsinformatik' },
  })
  await app.db.update(offer).set({ titleEn: 'Business Informatics' }).where(eq(offer.id, offerId))
  const english = await read(id, lena, 'en')
  expect(english.offerTitle).toBe('Business Informatics')
  expect(english.offerTitles).toEqual({ de: 'Wirtschaftsinformatik', en: 'Business Informatics' })
  expect(english).not.toHaveProperty('offerTitleLanguage')
  expect((await read(id, lena)).offerTitle).toBe('Wirtschaftsinformatik')
})

test('a deleted applicant leaves the company its thread, signed as deleted', async () => {
  const { lena, acme } = await applied()
  const id = await write(lena.applicantId, acme)
  await app.call(respond, { body: { threadId: id, message: 'Danke!' } }, { as: lena })
  await deleteAccount(app, lena)
  expect(await read(id, acme)).toMatchObject({
    otherParticipants: [{ name: 'Gelöschtes Konto' }],
    counterpart: { name: 'Gelöschtes Konto', companyId: null, hasLogo: false },
    applicationId: null,
    messages: [
      { own: true },
      { own: false, senderId: null, senderName: 'Gelöschtes Konto', message: 'Danke!' },
    ],
  })
  expect((await read(id, acme, 'en')).counterpart.name).toBe('Deleted account')
})

test('a long thread is read around a message that holds a word, and on from there to both ends', async () => {
  const { lena, acme } = await applied()
  const id = await write(lena.applicantId, acme, 'Nummer 0')
  for (let at = 1; at < 70; at += 1) {
    app.clock.advance(1000)
    const message = at === 20 || at === 25 ? `Nummer ${at} mit Wegbeschreibung` : `Nummer ${at}`
    await app.call(respond, { body: { threadId: id, message } }, { as: acme })
  }
  const { hits } = (
    await app.call(listHits, { params: { id }, query: { text: 'beschreibung' } }, { as: lena })
  ).body
  expect(hits).toHaveLength(2)
  const page = async (query: { before?: string; after?: string; around?: string }) => {
    const { thread } = (await app.call(getThread, { params: { id }, query }, { as: lena })).body
    const numbers = thread.messages.map(({ message }: { message: string }) => Number(message.split(' ')[1]))
    return [numbers[0], numbers.at(-1), thread.hasEarlier, thread.hasLater]
  }
  const idOf = async (number: number) =>
    (
      await app.call(getThread, { params: { id }, query: { around: hits[1] } }, { as: lena })
    ).body.thread.messages.find(({ message }: { message: string }) => message === `Nummer ${number}`)
      .id as string
  expect(await page({ around: hits[1] })).toEqual([5, 50, true, true])
  expect(await page({ after: await idOf(50) })).toEqual([51, 69, true, false])
  expect(await page({ before: await idOf(5) })).toEqual([0, 4, false, true])
  expect(await page({ after: await idOf(6) })).toEqual([7, 36, true, true])
})

test('a colleague who is gone leaves the messages of the company', async () => {
  const { lena, acme } = await applied()
  const kollege = await app.colleague(acme)
  const id = await write(lena.applicantId, kollege)
  await deleteAccount(app, kollege)
  await app.db.delete(organisationPerson).where(eq(organisationPerson.id, kollege.organisationPersonId))
  expect(await read(id, lena)).toMatchObject({
    otherParticipants: [],
    counterpart: { name: 'Acme GmbH' },
    messages: [{ senderId: null, senderName: 'Gelöschtes Konto' }],
  })
  expect((await read(id, acme)).messages).toMatchObject([{ own: true }])
})

test('the contacts of an institution location share their threads and answer', async () => {
  await insertLocation(app, 'test-location', 'Campus Nord')
  const admin = await app.admin({ firstName: 'Rita', lastName: 'Rat' })
  const contactId = await insertContact(app, { locationKey: 'test-location' }, admin.accountId)
  const listed = await insertContact(app, { locationKey: 'test-location' })
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH' })
  const ofLena = await write(listed, lena)
  const ofAcme = await write(contactId, acme)
  expect(await read(ofLena, lena)).toMatchObject({ counterpart: { name: 'Campus Nord', companyId: null } })
  expect(await read(ofLena, admin)).toMatchObject({
    ownParticipants: [{ id: listed }],
    counterpart: { name: 'Lena Vogt' },
    unreadMessages: 1,
  })
  expect(await read(ofAcme, admin)).toMatchObject({
    counterpart: { name: 'Acme GmbH', companyId: acme.companyId },
    otherParticipants: [{ id: acme.organisationPersonId }],
  })
  await app.call(respond, { body: { threadId: ofAcme, message: 'Gern.' } }, { as: admin })
  expect((await read(ofAcme, acme)).messages).toMatchObject([
    { own: true },
    { own: false, senderId: contactId, senderName: 'Rita Rat' },
  ])
})
