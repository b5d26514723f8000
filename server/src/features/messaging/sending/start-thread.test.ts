import { getContact } from '@tandem/contract/contacts'
import { getThread, startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountBlock } from '../messaging.schema.ts'
import { insertApplication, insertContact, insertLocation, insertProfile } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const body = { subject: 'Ihre Bewerbung', message: 'Guten Tag, wir möchten Sie kennenlernen.' }
const write = (to: string, as: { token: string }, more = {}) =>
  app.call(startThread, { params: { id: to }, body: { ...body, ...more } }, { as })

async function applied() {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH', firstName: 'Petra', lastName: 'Sonntag' })
  const offer = await app.offer(acme, { title: 'Wirtschaftsinformatik' })
  const applicationId = await insertApplication(app, lena, { companyId: acme.companyId, offerId: offer.id })
  return { lena, acme, applicationId }
}

describe('a company and an applicant who applied', () => {
  test('the company writes about the application, and both have the thread', async () => {
    const { lena, acme, applicationId } = await applied()
    const sent = await write(lena.applicantId, acme, { applicationId })
    expect(sent.status).toBe(200)
    expect(sent.body.message).toMatchObject({
      senderId: acme.organisationPersonId,
      senderName: 'Petra Sonntag',
      own: true,
      message: body.message,
      readBy: [],
    })
    const ofLena = await app.call(listThreads, {}, { as: lena })
    expect(ofLena.body.threads).toEqual([
      {
        id: sent.body.message.threadId,
        archived: false,
        subject: body.subject,
        ownParticipants: [{ id: lena.applicantId, name: 'Lena Vogt' }],
        otherParticipants: [{ id: acme.organisationPersonId, name: 'Petra Sonntag' }],
        counterpart: { name: 'Acme GmbH', companyId: acme.companyId, hasLogo: false },
        applicationId,
        aboutApplication: true,
        offerTitle: 'Wirtschaftsinformatik',
        lastMessageDateTime: sent.body.message.sentAt,
        lastMessage: { text: body.message, own: false },
        unreadMessages: 1,
        handler: null,
        revision: 0,
        blocked: false,
        can: { assign: false, block: true },
      },
    ])
    const ofAcme = await app.call(listThreads, {}, { as: acme })
    expect(ofAcme.body.threads).toMatchObject([
      {
        ownParticipants: [{ id: acme.organisationPersonId, name: 'Petra Sonntag' }],
        otherParticipants: [{ id: lena.applicantId, name: 'Lena Vogt' }],
        counterpart: { name: 'Lena Vogt', companyId: null },
        lastMessage: { own: true },
        unreadMessages: 0,
      },
    ])
  })

  test('an application has one thread, also of 12 that begin it at once', async () => {
    const { lena, acme, applicationId } = await applied()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? write(lena.applicantId, acme, { applicationId })
          : write(acme.organisationPersonId, lena, { applicationId }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const [id, ...others] = new Set(answers.map((answer) => answer.body.message.threadId))
    expect(others).toEqual([])
    const thread = await app.call(getThread, { params: { id } }, { as: lena })
    expect(thread.body.thread.messages).toHaveLength(12)
  })

  test('without an application each beginning is a thread of its own', async () => {
    const { lena, acme } = await applied()
    const first = await write(lena.applicantId, acme)
    const second = await write(lena.applicantId, acme)
    expect(first.body.message.threadId).not.toBe(second.body.message.threadId)
  })

  test.each([
    ['the draft of one', { sent: false }],
    ['one to another company', { sent: true }],
  ])('%s is no application between them', async (_, { sent }) => {
    const { lena, acme } = await applied()
    const { companyId } = sent ? await app.company() : acme
    const applicationId = await insertApplication(app, lena, { companyId }, { sent })
    expect((await write(lena.applicantId, acme, { applicationId })).status).toBe(404)
    expect((await write(acme.organisationPersonId, lena, { applicationId })).status).toBe(404)
  })
})

describe('who may not write', () => {
  test('applicants to applicants, and companies to those they may not see: they do not exist', async () => {
    const lena = await app.applicant()
    const tim = await app.applicant()
    const acme = await app.company()
    expect((await write(tim.applicantId, lena)).status).toBe(404)
    await insertProfile(app, tim, 'hidden')
    expect((await write(tim.applicantId, acme)).status).toBe(404)
    expect((await write('01932c07-0000-7000-8000-000000000000', acme)).status).toBe(404)
  })

  test('a pending company finds nobody and is not found', async () => {
    const lena = await app.applicant()
    await insertProfile(app, lena, 'open')
    const pending = await app.company({ confirmed: false })
    expect((await write(lena.applicantId, pending)).status).toBe(404)
    expect((await write(pending.organisationPersonId, lena)).status).toBe(404)
  })

  test('a company that the applicant keeps from the own profile', async () => {
    const lena = await app.applicant()
    await insertProfile(app, lena, 'open')
    const acme = await app.company()
    const { companyId } = acme
    await app.db.insert(applicantCompanyBlock).values({ applicantId: lena.applicantId, companyId })
    expect((await write(lena.applicantId, acme)).status).toBe(404)
  })

  test('companies to companies, and admins to anyone', async () => {
    const { lena, acme } = await applied()
    const other = await app.company()
    const admin = await app.admin()
    expect((await write(other.organisationPersonId, acme)).status).toBe(403)
    expect((await write(lena.applicantId, admin)).status).toBe(403)
  })

  test('whoever is blocked, and to whom nobody reads for', async () => {
    const { lena, acme } = await applied()
    await app.db.insert(accountBlock).values({ blockedBy: lena.accountId, blocked: acme.accountId })
    const blocked = await write(lena.applicantId, acme)
    expect(blocked).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })
    const kollege = await app.colleague(acme)
    expect((await write(lena.applicantId, kollege)).body.code).toBe('recipient_unavailable')

    await insertLocation(app, 'nowhere', 'Nirgendwo')
    const contactId = await insertContact(app, { locationKey: 'nowhere' })
    const mayWrite = async () =>
      (await app.call(getContact, { params: { id: contactId } }, { as: lena })).body.can.message
    expect(await mayWrite()).toBe(false)
    expect(await write(contactId, lena)).toMatchObject({
      status: 409,
      body: { code: 'recipient_unavailable' },
    })
    const threads = await app.call(listThreads, {}, { as: lena })
    expect(threads.body.threads).toEqual([])
    await insertContact(app, { locationKey: 'nowhere' }, (await app.admin()).accountId)
    expect(await mayWrite()).toBe(true)
    expect((await write(contactId, lena)).status).toBe(200)
  })

  test('nobody without a session', async () => {
    const answer = await app.call(startThread, {
      params: { id: '01932c07-0000-7000-8000-000000000000' },
      body,
    })
    expect(answer.status).toBe(401)
  })
})

test.each([
  ['an empty message', { message: ' \n ' }, 'message', 'required'],
  ['a message of nothing visible', { message: '\u0001\u0007' }, 'message', 'required'],
  ['a message too long', { message: 'a'.repeat(10_001) }, 'message', 'too_long'],
  ['one that grows too long when composed', { message: '\u0958'.repeat(10_000) }, 'message', 'too_long'],
  ['an empty subject', { subject: '' }, 'subject', 'required'],
  ['a subject of nothing visible', { subject: '\u0001' }, 'subject', 'required'],
])('%s is refused', async (_, more, propertyPath, code) => {
  const { lena, acme } = await applied()
  const answer = await write(lena.applicantId, acme, more)
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath, code }] } })
})

test('who is found anonymously stays without a name until an application makes it known', async () => {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company()
  await insertProfile(app, lena, 'anonymous')
  const { threadId } = (await write(lena.applicantId, acme)).body.message
  const read = () => app.call(getThread, { params: { id: threadId } }, { as: acme })
  expect((await read()).body.thread).toMatchObject({
    otherParticipants: [{ id: lena.applicantId, name: 'Anonymes Profil' }],
    counterpart: { name: 'Anonymes Profil' },
  })
  expect(JSON.stringify((await read()).body)).not.toMatch(/Lena|Vogt/)

  await insertApplication(app, lena, acme)
  expect((await read()).body.thread.counterpart.name).toBe('Lena Vogt')
})

test('an applicant writes to a company contact under the own name; all colleagues have the thread', async () => {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ permissions: [] })
  const kollege = await app.colleague(acme)
  const contactId = await insertContact(app, acme)
  const { threadId } = (await write(contactId, lena)).body.message
  for (const as of [acme, kollege]) {
    const { body } = await app.call(getThread, { params: { id: threadId } }, { as })
    expect(body.thread).toMatchObject({
      ownParticipants: [{ id: contactId, name: 'Rita Rat' }],
      otherParticipants: [{ id: lena.applicantId, name: 'Lena Vogt' }],
      unreadMessages: 1,
    })
  }
})
