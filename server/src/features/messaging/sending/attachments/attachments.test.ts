import {
  attachingPeriodMs,
  attachToMessage,
  getAttachment,
  getThread,
  respond,
  startThread,
} from '@tandem/contract/messaging'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFile } from '#features/files/files.schema.ts'
import { eicar, startFakeClamd } from '#features/files/scan/fake-clamd.testing.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountBlock, message } from '../../messaging.schema.ts'
import { eventsOf, insertApplication } from '../../messaging.testing.ts'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let app: TestApp
beforeAll(async () => {
  clamd = await startFakeClamd()
  app = await startTestApp({ env: { CLAMD_URL: clamd.url } })
})
afterAll(async () => {
  await app.stop()
  clamd.stop()
})

type Signed = { token: string }
const pdf = { name: '../ablauf.pdf', bytes: smallPdf() }

async function conversation() {
  clamd.state.isBroken = false
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH' })
  await insertApplication(app, lena, acme)
  const body = { subject: 'Ihre Bewerbung', message: 'Anbei der Ablauf.' }
  const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: acme })
  const { id, threadId } = begun.body.message as { id: string; threadId: string }
  return { lena, acme, id, threadId }
}
const attach = (id: string, as: Signed, file: { name: string; bytes: Uint8Array } = pdf) =>
  app.upload(attachToMessage, { params: { id }, file }, { as })
const open = (id: string, as: Signed) => app.call(getAttachment, { params: { id } }, { as })
const attachmentsOf = async (threadId: string, as: Signed) =>
  (await app.call(getThread, { params: { id: threadId } }, { as })).body.thread.messages[0].attachments

test('a file hangs on its message for both sides, who are told, under a safe name', async () => {
  const { lena, acme, id, threadId } = await conversation()
  // Or it would tell who uploaded the file at some moment.
  clamd.state.isBroken = true
  const told = await eventsOf(app, () => attach(id, acme))
  expect(told).toMatchObject([{ type: 'message', data: { threadId } }])
  expect(told[0]?.accountIds.toSorted()).toEqual([lena.accountId, acme.accountId].toSorted())
  await app.db.update(storedFile).set({ scan: 'clean' })
  const [file] = await attachmentsOf(threadId, lena)
  expect(file).toEqual({
    id: expect.any(String),
    name: 'ablauf.pdf',
    size: pdf.bytes.length,
    mediaType: 'application/pdf',
  })
  const opened = await open(file.id, lena)
  expect(opened.headers['content-disposition']).toMatch(/^inline; .*ablauf\.pdf/)
  expect(opened.bytes).toEqual(Buffer.from(pdf.bytes))
  for (const as of [await app.applicant(), await app.company(), await app.admin()]) {
    expect((await open(file.id, as)).status).toBe(404)
  }
})

test('only who wrote a message adds to it, on its first day, five at most, also at once', async () => {
  const { lena, acme, id, threadId } = await conversation()
  const kollege = await app.colleague(acme)
  for (const as of [lena, kollege]) expect((await attach(id, as)).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 7 }, () => attach(id, acme)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409])
  expect(await attach(id, acme)).toMatchObject({ status: 409, body: { code: 'too_many_files' } })
  expect(await attachmentsOf(threadId, acme)).toHaveLength(5)

  const answered = await app.call(respond, { body: { threadId, message: 'Danke!' } }, { as: lena })
  const ofLena = answered.body.message.id
  const dayAgo = new Date(app.clock().getTime() - attachingPeriodMs - 1)
  await app.db.update(message).set({ sentAt: dayAgo }).where(eq(message.id, ofLena))
  expect(await attach(ofLena, lena)).toMatchObject({ status: 409, body: { code: 'attaching_over' } })
})

test('whoever cannot write cannot add a file either', async () => {
  const { lena, acme, id } = await conversation()
  await app.db.insert(accountBlock).values({ blockedBy: lena.accountId, blocked: acme.accountId })
  expect(await attach(id, acme)).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })
})

test('a picture loses where it was taken; what is no document is refused', async () => {
  const { acme, id } = await conversation()
  const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#024b59' } })
  const exif = { IFD3: { GPSLatitudeRef: 'N' } }
  const photo = await square.withExif(exif).jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { body } = await attach(id, acme, { name: 'foto.jpg', bytes: photo })
  const { bytes } = await open(body.attachment.id, acme)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  const script = { name: 'harmlos.pdf', bytes: Buffer.from('<script>') }
  expect(await attach(id, acme, script)).toMatchObject({ body: { code: 'file_type_not_allowed' } })
})

test('until it is checked only its sender opens it, and of an infected one nobody else learns', async () => {
  const { lena, acme, id, threadId } = await conversation()
  clamd.state.isBroken = true
  const { attachment } = (await attach(id, acme, { name: 'b.pdf', bytes: smallPdf(eicar) })).body
  expect(attachment.check).toBe('waiting')
  expect(await attachmentsOf(threadId, lena)).toMatchObject([{ check: 'waiting' }])
  expect(await open(attachment.id, lena)).toMatchObject({ body: { code: 'file_being_checked' } })
  expect((await open(attachment.id, acme)).status).toBe(200)
  await app.db.update(storedFile).set({ scan: 'infected' }).where(eq(storedFile.id, attachment.id))
  expect(await attachmentsOf(threadId, lena)).toEqual([])
  expect(await attachmentsOf(threadId, acme)).toMatchObject([{ check: 'infected' }])
  expect((await open(attachment.id, lena)).status).toBe(404)
})
