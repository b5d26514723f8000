import { downloadFile, getApplicant } from '@tandem/contract/applicants'
import { saveApplicantImage } from '@tandem/contract/applicants/own-profile'
import { getApplication, listApplications } from '@tandem/contract/applications'
import { getApplicantImage } from '@tandem/contract/images'
import { startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { and, eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { agreedMails } from '../applicant-requests.jobs.ts'
import { applicantRequest } from '../applicant-requests.schema.ts'
import { callRequests } from '../applicant-requests.testing.ts'

let app: TestApp
let calls: ReturnType<typeof callRequests>
let acme: Awaited<ReturnType<TestApp['company']>>
let rival: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let profileId: string
let fileId: string

beforeAll(async () => {
  app = await startTestApp()
  calls = callRequests(app)
  rival = await app.company()
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG' })
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  profileId = await insertProfile(app.db, lena, { visibility: 'anonymous', aboutMe: 'Ich mag Trompeten' })
  fileId = newId()
  await app.db.insert(storedFile).values({
    ...{ id: fileId, uploadedBy: lena.accountId, storageKey: fileId, name: 'Zeugnis Vogt.pdf' },
    ...{ mediaType: 'application/pdf', size: 1, sha256: fileId },
  })
  await app.db
    .insert(applicationAttachment)
    .values({ applicationId: profileId, fileId, documentTypeKey: 'cv' })
})

test('whoever agrees is known to this company alone, until they take it back', async () => {
  await setPhoto()
  const asked = (await calls.askForName(lena, acme, 'Wir würden Sie gern anrufen.')).body.asked
  expect(asked).toMatchObject({ requests: [{ kind: 'name', state: 'open' }], can: { askForName: false } })
  await calls.askForName(lena, rival)
  expect(await photoFor(acme)).toBe(404)
  expect(await seenBy(acme)).toMatchObject({ lastName: '', attachments: [], aboutMe: '' })

  const { id } = asked.requests[0]
  expect((await calls.answer(id, 'accepted', lena)).status).toBe(200)
  expect(await seenBy(acme)).toMatchObject({
    ...{ lastName: 'Vogt', email: lena.email, aboutMe: 'Ich mag Trompeten' },
    attachments: [{ key: fileId }],
  })
  expect(await mayDownload(acme)).toBe(true)
  expect(await photoFor(acme)).toBe(200)
  expect(await nameInThread(acme)).toBe('Lena Vogt')
  expect((await calls.sent(acme)).body.member).toMatchObject([{ applicant: { name: 'Lena Vogt' } }])
  for (const as of [rival, await app.company()]) {
    expect(JSON.stringify(await seenBy(as))).not.toMatch(/Lena|Vogt|Trompeten/)
    expect(await mayDownload(as)).toBe(false)
    expect(await photoFor(as)).toBe(404)
    expect(await nameInThread(as)).not.toContain('Vogt')
  }
  // Nor does it say who anybody else is, or does anybody else's application.
  const kim = await app.applicant({ firstName: 'Kim', lastName: 'Öz' })
  await insertProfile(app.db, kim, { visibility: 'anonymous' })
  await insertApplication(app, lena, { companyId: acme.companyId })
  const params = { id: kim.applicantId }
  expect((await app.call(getApplicant, { params }, { as: acme })).body).toMatchObject({ lastName: '' })
  expect(await nameInThread(acme, kim)).not.toContain('Öz')
  await app.db.delete(application).where(eq(application.companyId, acme.companyId))
  await app.settleJobs()
  const mails = (await app.mails()).filter(({ to }) => String(to).includes(acme.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Lena Vogt gibt sich zu erkennen'])

  await calls.answer(id, 'withdrawn', lena)
  expect(JSON.stringify(await seenBy(acme))).not.toMatch(/Lena|Vogt|Trompeten/)
  expect(await mayDownload(acme)).toBe(false)
  expect(await photoFor(acme)).toBe(404)
  expect(JSON.stringify((await calls.sent(acme)).body)).not.toMatch(/Lena|Vogt/)
  expect((await calls.askForName(lena, acme)).body.code).toBe('already_asked')
  await calls.answer(id, 'accepted', lena)
  expect(await seenBy(acme)).toMatchObject({ lastName: 'Vogt' })
})

test('a no changes nothing, and is no mail', async () => {
  const { id } = (await calls.askForName(lena, acme)).body.asked.requests[0]
  await calls.answer(id, 'declined', lena)
  expect(await seenBy(acme)).toMatchObject({ lastName: '' })
  await app.settleJobs()
  expect((await app.mails()).filter(({ to }) => String(to).includes(acme.email))).toEqual([])
  expect((await calls.asked(lena, acme)).body.asked.requests).toMatchObject([{ state: 'declined' }])
})

test('who took a consent back before the mail was written is not named in it', async () => {
  const { id } = (await calls.askForName(lena, acme)).body.asked.requests[0]
  await app.db.update(applicantRequest).set({ answer: 'withdrawn', answeredAt: app.clock() })
  await agreedMails.handler(app.context(), { requestId: id })
  await app.settleJobs()
  expect((await app.mails()).filter(({ to }) => String(to).includes(acme.email))).toEqual([])
})

test('who shows their name, cannot be found or has blocked the company is not asked for it', async () => {
  await app.db.update(application).set({ visibility: 'open' }).where(eq(application.id, profileId))
  expect((await calls.askForName(lena, acme)).status).toBe(403)
  await app.db.update(application).set({ visibility: 'anonymous' }).where(eq(application.id, profileId))
  await calls.askForName(lena, acme)
  const block = { applicantId: lena.applicantId, companyId: acme.companyId }
  await app.db.insert(applicantCompanyBlock).values(block)
  expect((await calls.askForName(lena, acme)).status).toBe(404)
  expect((await calls.own(lena)).body.requests).toMatchObject([{ state: 'expired', can: { accept: false } }])
})

test('who withdraws an application is anonymous again, but in what the company received', async () => {
  await setPhoto()
  const id = await insertApplication(app, lena, { companyId: acme.companyId })
  const before = await nameInThread(acme)
  const about = { subject: 'Bewerbung', message: 'Guten Tag', applicationId: id }
  await app.call(startThread, { params: { id: lena.applicantId }, body: about }, { as: acme })
  expect([before, (await seenBy(acme)).lastName, await photoFor(acme)]).toEqual(['Lena Vogt', 'Vogt', 200])

  const ofLena = eq(application.applicantId, lena.applicantId)
  await app.db
    .update(application)
    .set({ status: 8, stage: null })
    .where(and(ofLena, isNotNull(application.sentAt)))
  expect(await seenBy(acme)).toMatchObject({ lastName: '', image: null, applications: [] })
  expect(await photoFor(acme)).toBe(404)
  expect(await nameInThread(acme)).not.toContain('Vogt')
  const { threads } = (await app.call(listThreads, { query: { text: 'Vogt' } }, { as: acme })).body
  expect(threads).toMatchObject([{ applicationId: id, otherParticipants: [{ name: 'Lena Vogt' }] }])
  const record = await app.call(getApplication, { params: { id } }, { as: acme })
  expect(record.body).toMatchObject({ applicant: { lastName: 'Vogt', image: null }, can: { message: false } })
  const received = (await app.call(listApplications, {}, { as: acme })).body
  expect(received.member).toMatchObject([{ id, applicant: { lastName: 'Vogt' } }])

  await app.db.update(application).set({ visibility: 'hidden' }).where(eq(application.id, profileId))
  const body = { subject: 'Hallo', message: 'Guten Tag' }
  const params = { id: lena.applicantId }
  expect((await app.call(startThread, { params, body }, { as: acme })).status).toBe(404)
})

const seenBy = async (as: { token: string }) =>
  (await app.call(getApplicant, { params: { id: lena.applicantId } }, { as })).body

/** The bytes are nowhere, which is another answer than that there is no such file. */
const mayDownload = async (as: { token: string }) => {
  const params = { id: lena.applicantId, type: 'cv', fileId }
  return (await app.call(downloadFile, { params }, { as })).status !== 404
}

async function setPhoto(): Promise<void> {
  const image = sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
  const file = { name: 'Foto.jpg', bytes: await image.jpeg().toBuffer() }
  const params = { id: 'mainImage' as const }
  expect((await app.upload(saveApplicantImage, { params, file }, { as: lena })).status).toBe(200)
}

/** What asking for her photo answers. It is shown where a list would name it, too. */
async function photoFor(as: { token: string }): Promise<number> {
  const params = { id: lena.applicantId, name: 'mainImage' as const }
  const { status } = await app.call(getApplicantImage, { params, query: { size: 96 } }, { as })
  expect(typeof (await seenBy(as)).image).toBe(status === 200 ? 'string' : 'object')
  return status
}

const nameInThread = async (as: { token: string }, { applicantId: id } = lena): Promise<string> => {
  const body = { subject: 'Hallo', message: 'Guten Tag' }
  const { body: begun } = await app.call(startThread, { params: { id }, body }, { as })
  const { threads } = (await app.call(listThreads, {}, { as })).body
  return threads.find(({ id }: { id: string }) => id === begun.message.threadId).otherParticipants[0].name
}
