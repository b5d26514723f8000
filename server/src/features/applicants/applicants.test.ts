import {
  attachFile,
  attachmentBounds,
  changeFile,
  downloadFile,
  removeFile,
  restorePeriodMs,
} from '@tandem/contract/applicants'

import { getApplication } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { zip } from '#testing/zip.ts'

type Person = { token: string }
type File = { name: string; bytes: Uint8Array }
const pdf: File = { name: 'Lebenslauf Lena.pdf', bytes: smallPdf() }
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const docx = zip({
  '[Content_Types].xml': `<Types><Override PartName="/main.xml" ContentType="${word}.main+xml"/></Types>`,
  'word/document.xml': '<document/>',
})

const pngHeader = Buffer.from('89504e470d0a1a0a0000000d49484452000000080000000808020000004b6d29dc', 'hex')

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant()
  const { id: offerId } = await app.offer(acme)
  id = (await app.call(createApplication, { body: { type: 2, offerId } }, { as: lena })).body.id
})

test('what cannot be attached is not stored first', async () => {
  const stored = await app.db.$count(storedFile)
  const as = await app.applicant()
  const params = { id, type: 'cv' }
  expect((await app.upload(attachFile, { params, file: pdf }, { as })).status).toBe(404)
  expect(await app.db.$count(storedFile)).toBe(stored)
})

test('a document comes back as it was given, and as nothing that could run', async () => {
  const { status, body } = await attach(pdf)
  expect(status).toBe(200)
  const { key, url } = body.attachment
  expect(body.attachment).toEqual({
    key,
    name: 'Lebenslauf Lena.pdf',
    type: 'cv',
    url: `/api/applicant/${lena.applicantId}/cv/file/${key}`,
    size: pdf.bytes.byteLength,
    mediaType: 'application/pdf',
  })
  const file = await app.server.inject({ url, headers: { authorization: `Bearer ${lena.token}` } })
  expect(file.rawPayload).toEqual(pdf.bytes)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="Lebenslauf Lena.pdf"/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
})

test('the type is read from the bytes: what a browser cannot show is only ever saved', async () => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  const uploads: [File, string, string][] = [
    [{ name: 'a.html', bytes: await image.png().toBuffer() }, 'image/png', 'inline'],
    [{ name: 'b.png', bytes: await image.jpeg().toBuffer() }, 'image/jpeg', 'inline'],
    [{ name: 'c.pdf', bytes: docx }, word, 'attachment'],
  ]
  for (const [file, contentType, disposition] of uploads) {
    const { key } = (await attach(file)).body.attachment
    const { headers } = await download(key, lena)
    expect(headers['content-type']).toBe(contentType)
    expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`))
  }
})

test.each([
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a ZIP', zip({ 'a.txt': 'a' })],
  ['nothing', Buffer.alloc(0)],
])('%s is refused, whatever it is called', async (_, bytes) => {
  const { status, body } = await attach({ name: 'cv.pdf', bytes })
  expect(body).toMatchObject({ code: 'file_type_not_allowed' })
  expect(status).toBe(415)
})

test.each([
  ['a PDF that was cut off', smallPdf().subarray(0, 60)],
  ['a PDF with a header only', Buffer.from('%PDF-1.7\n')],
  ['a PNG that was cut off', pngHeader],
  ['a DOCX that was cut off', docx.subarray(0, -40)],
])('%s is refused, since nobody could open it', async (_, bytes) => {
  const { status, body } = await attach({ name: 'cv.pdf', bytes })
  expect(body).toMatchObject({ code: 'file_unreadable' })
  expect(status).toBe(415)
})

test('a file may be 10 MB and no byte more', async () => {
  const { maxBytes } = attachmentBounds
  const overhead = smallPdf('x'.repeat(maxBytes)).length - maxBytes
  const bytes = smallPdf('x'.repeat(maxBytes - overhead))
  expect(bytes).toHaveLength(maxBytes)
  expect((await attach({ name: 'cv.pdf', bytes })).status).toBe(200)
  const { body } = await attach({ name: 'cv.pdf', bytes: Buffer.concat([bytes, Buffer.from(' ')]) })
  expect(body).toMatchObject({ status: 413, code: 'file_too_large' })
})

test('so many documents in all and no more, however many profiles they hang on', async () => {
  const other = (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body.id
  await app.db.execute(sql`
    with file as (
      insert into stored_file (id, name, media_type, size, sha256, storage_key, uploaded_by)
      select gen_random_uuid(), 'Lebenslauf.pdf', 'application/pdf', 1, '', 'documents/' || gen_random_uuid(),
        ${lena.accountId}
      from generate_series(2, ${attachmentBounds.maxPerApplicant}) returning id)
    insert into application_attachment (application_id, file_id, document_type_key, created_at)
    select ${other}, id, 'cv', now() from file`)
  const answers = await Promise.all(Array.from({ length: 4 }, () => attach(pdf)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_files')
  const { key } = answers.find(({ status }) => status === 200)?.body.attachment ?? {}
  await remove(key)
  expect((await change(key, { name: pdf.name })).status).toBe(200)
})

test('20 documents and no more, also of 50 uploads at once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => attach(pdf)))
  const attached = answers.filter(({ status }) => status === 200)
  expect(attached).toHaveLength(attachmentBounds.maxPerApplication)
  expect(answers.filter(({ body }) => body.code === 'too_many_files')).toHaveLength(30)

  const { key } = attached[0]?.body.attachment ?? {}
  await remove(key)
  await attach(pdf)
  expect((await change(key, { name: pdf.name })).body.code).toBe('too_many_files')
})

test('a repeated upload is stored once; another file under the same key is not taken for it', async () => {
  const again = (file: File) =>
    app.upload(
      attachFile,
      { params: { type: 'cv', id }, file },
      { as: lena, headers: { 'idempotency-key': 'cv' } },
    )
  const first = await again(pdf)
  expect((await again(pdf)).body).toEqual(first.body)
  expect((await again({ ...pdf, bytes: smallPdf('other') })).body.code).toBe('idempotency_conflict')
})

test('a type that is not listed, or a file that is not this type, does not exist', async () => {
  expect((await attach(pdf, { type: 'passport' })).status).toBe(404)
  const { key } = (await attach(pdf)).body.attachment
  expect((await download(key, lena, { type: 'other' })).status).toBe(404)
  expect((await remove(key, { type: 'other' })).status).toBe(404)
  expect((await download(newId(), lena)).status).toBe(404)
})

test('a removed document is gone, after a quarter of an hour also its bytes', async () => {
  const { key } = (await attach(pdf)).body.attachment
  expect((await remove(key)).body).toMatchObject({ removed: true })
  expect((await download(key, lena)).status).toBe(404)
  expect((await remove(key)).status).toBe(404)
  app.clock.advance(restorePeriodMs)
  await app.settleJobs()
  expect(await app.db.$count(storedFile, eq(storedFile.id, key))).toBe(0)
  expect((await change(key, {})).status).toBe(404)
})

test('a removed document can be taken back, and stays then', async () => {
  const { key } = (await attach(pdf)).body.attachment
  await remove(key)
  const { body } = await change(key, { name: pdf.name })
  expect(body.attachment).toMatchObject({ key, name: pdf.name, type: 'cv' })
  app.clock.advance(restorePeriodMs)
  await app.settleJobs()
  expect((await download(key, lena)).bytes).toEqual(pdf.bytes)
})

test('a document is renamed and put to another type; what was sent keeps the name it was sent with', async () => {
  const { key } = (await attach(pdf)).body.attachment
  await send()
  const profile = (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body.id
  await app.db
    .insert(applicationAttachment)
    .values({ applicationId: profile, fileId: key, documentTypeKey: 'cv' })
  const { body } = await change(key, { type: 'other', name: '../Zeugnis 10b.exe' }, { application: profile })
  expect(body.attachment).toMatchObject({ key, name: 'Zeugnis 10b.exe.pdf', type: 'other' })
  const named = async (type: string, as: Person) =>
    (await download(key, as, { type })).headers['content-disposition']
  expect(await named('other', lena)).toContain('filename="Zeugnis 10b.exe.pdf"')
  expect(await named('cv', acme)).toContain('filename="Lebenslauf Lena.pdf"')
  expect((await change(key, {}, { application: profile })).status).toBe(404)
  expect((await change(key, {})).body).toMatchObject({ code: 'already_sent' })
})

test('a name is asked for; a type that is not listed, or a file of somebody else, does not exist', async () => {
  const { key } = (await attach(pdf)).body.attachment
  expect((await change(key, { name: '   ' })).body.violations).toMatchObject([{ propertyPath: 'name' }])
  expect((await change(key, { type: 'passport' })).status).toBe(404)
  const [other, kim] = [id, await app.applicant()]
  const own = (await app.call(createApplication, { body: { type: 3 } }, { as: kim })).body.id
  expect((await change(key, {}, { application: own, as: kim })).status).toBe(404)
  expect((await change(key, {}, { application: other, as: kim })).status).toBe(404)
})

test('another file takes the place of a document in one step, also when there are 20', async () => {
  const first = (await attach(pdf)).body.attachment.key
  app.clock.advance(1000)
  await Promise.all(Array.from({ length: 19 }, () => attach(pdf, { type: 'other' })))
  const params = { type: 'cv', id }
  const replace = (replaces: string, file: File) =>
    app.upload(attachFile, { params, query: { replaces }, file }, { as: lena })
  expect((await replace(first, { name: 'x.pdf', bytes: Buffer.from('<html>') })).status).toBe(415)
  expect((await download(first, lena)).status).toBe(200)
  const { body } = await replace(first, { name: 'Neu.pdf', bytes: smallPdf('new') })
  const listed = (await app.call(getApplication, { params: { id } }, { as: lena })).body.attachments
  expect(listed).toHaveLength(20)
  expect(listed[0]).toEqual(body.attachment)
  await app.settleJobs()
  expect(await app.db.$count(storedFile, eq(storedFile.id, first))).toBe(0)
  expect((await replace(first, pdf)).status).toBe(404)
})

test('what was sent keeps its documents', async () => {
  const { key } = (await attach(pdf)).body.attachment
  await send()
  expect((await attach(pdf)).body).toMatchObject({ status: 409, code: 'already_sent' })
  expect((await remove(key)).body).toMatchObject({ status: 409, code: 'already_sent' })
})

test('a document is for its owner, once sent also for who received it and for admins', async () => {
  const { key } = (await attach(pdf)).body.attachment
  const people = [lena, acme, await app.admin(), await app.applicant(), await app.colleague(acme)]
  people.push(await app.company())
  const statuses = () => Promise.all(people.map(async (as) => (await download(key, as)).status))
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404])
  await send()
  expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404])
  expect((await download(key, acme, { id: newId() })).status).toBe(404)
  expect((await download(key)).status).toBe(401)
})

test('nobody attaches to an application of somebody else', async () => {
  const file = { ...pdf }
  const params = { type: 'cv', id }
  const people = [undefined, await app.applicant(), acme, await app.admin()]
  const statuses = people.map(async (as) => (await app.upload(attachFile, { params, file }, { as })).status)
  expect(await Promise.all(statuses)).toEqual([401, 404, 403, 403])
})

const attach = (file: File, { type = 'cv' } = {}) =>
  app.upload(attachFile, { params: { type, id }, file }, { as: lena })

const remove = (fileId: string, { type = 'cv' } = {}) =>
  app.call(removeFile, { params: { type, id, fileId } }, { as: lena })

const change = (
  fileId: string,
  { type = 'cv', name = 'Anders.pdf' }: { type?: string; name?: string },
  { application = id, as = lena }: { application?: string; as?: Person } = {},
) => app.call(changeFile, { params: { type: 'cv', id: application, fileId }, body: { type, name } }, { as })

const download = (fileId: string, as?: Person, params: { type?: string; id?: string } = {}) =>
  app.call(downloadFile, { params: { id: lena.applicantId, type: 'cv', fileId, ...params } }, { as })

const send = () =>
  app.db
    .update(application)
    .set({ status: 2, stage: 'received', sentAt: app.clock() })
    .where(eq(application.id, id))
