import { attachFile, downloadFile, removeFile } from '@tandem/contract/applicants'

import { createApplication } from '@tandem/contract/applications/drafts'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFile } from '#features/files/files.schema.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import {
  actingPdfs,
  brokenDocx,
  brokenPdfs,
  docx,
  longDocx,
  pdfBombs,
  plainDocx,
  unsafeDocx,
} from './hostile-documents.testing.ts'
import {
  brokenImages,
  disguisedImages,
  largeImages,
  otherTypes,
  photoWithPlace,
  script,
} from './hostile-images.testing.ts'

type Case = readonly [name: string, make: () => Promise<Buffer> | Buffer]
type File = { name: string; bytes: Uint8Array }
let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string

beforeAll(async () => {
  app = await startTestApp()
  lena = await app.applicant()
  id = (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body.id
})
afterAll(() => app.stop())

const called = (kind: string, cases: Case[]) =>
  cases.map(([name, make]) => [`${kind}: ${name}`, make] as const)

test.each([
  ...refused('file_type_not_allowed', 415, called('another type', otherTypes)),
  ...refused('file_unreadable', 415, called('image', brokenImages)),
  ...refused('file_unreadable', 415, called('PDF', brokenPdfs)),
  ...refused('file_unreadable', 415, called('PDF with', pdfBombs)),
  ...refused('file_unreadable', 415, called('DOCX', brokenDocx)),
  ...refused('file_unsafe', 415, called('DOCX with', unsafeDocx)),
  ...refused('image_too_large', 413, called('image', largeImages)),
])('%s is refused, and nothing of it is stored', async (_, make, code, status) => {
  const stored = await app.db.$count(storedFile)
  const answer = await attach({ name: 'Lebenslauf.pdf', bytes: await make() })
  expect(answer.body).toMatchObject({ code, status, description: expect.stringMatching(/\w{4}/) })
  expect(await app.db.$count(storedFile)).toBe(stored)
})

test.each(called('PDF with', actingPdfs))('%s is kept as it is, and no browser runs it', async (_, make) => {
  const bytes = await make()
  const served = await store({ name: 'Zeugnis.pdf', bytes })
  expect(served.bytes.equals(bytes)).toBe(true)
  expect(served.type).toBe('application/pdf')
})

test.each(called('DOCX with', plainDocx))('%s is taken, and only ever saved', async (_, make) => {
  const served = await store({ name: 'Lebenslauf.docx', bytes: await make() })
  expect(served.disposition).toMatch(/^attachment;/)
})

test.each([...called('DOCX with thousands of', longDocx), ...called('PDF with', pdfBombs)])(
  '%s costs no more than its reading',
  async (_, make) => {
    const bytes = await make()
    const before = process.cpuUsage()
    await attach({ name: 'a', bytes })
    const { user } = process.cpuUsage(before)
    expect(user / 1e6).toBeLessThan(2)
  },
)

test.each(disguisedImages)('%s is taken, and nothing is left of what hid in it', async (_, make) => {
  const served = await store({ name: 'Zeugnis.pdf', bytes: await make() })
  expect(served.type).toMatch(/^image\/(jpeg|png)$/)
  for (const hidden of [script, 'PK\u0003\u0004', '%PDF', 'MZ'])
    expect(served.bytes.includes(hidden)).toBe(false)
})

test('a photo of a document tells neither where nor by whom it was taken, and stands upright', async () => {
  const photo = await photoWithPlace()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Lena Sommer')
  const { bytes } = await store({ name: 'Foto vom Zeugnis.jpg', bytes: photo })
  const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
  expect([exif, xmp, iptc, orientation]).toEqual(Array(4).fill(undefined))
  expect([width, height]).toEqual([200, 400])
  for (const trace of ['Lena', 'Fotofabrik', 'GPS', 'Exif']) expect(bytes.includes(trace)).toBe(false)
})

test('a picture of more pixels than an eye needs is stored smaller', async () => {
  const plain = sharp({ create: { width: 4400, height: 110, channels: 3, background: 'teal' } })
  const { bytes } = await store({ name: 'a.jpg', bytes: await plain.jpeg().toBuffer() })
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([4000, 100])
})

test.for([
  ['Lebenslauf.pdf.exe', 'Lebenslauf.pdf.exe.pdf'],
  ['Lebenslauf.html', 'Lebenslauf.html.pdf'],
  ['../../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\win.ini', 'win.ini.pdf'],
  ['%2e%2e%2fetc%2fpasswd', null],
  ['Lebens\u202Efdp.exe', null],
  ['Zeug\u0000nis.html', null],
  ['.htaccess', 'htaccess.pdf'],
  ['CON.pdf', 'CON.pdf'],
  [`${'x'.repeat(5000)}.pdf`, null],
  ['<img src=x onerror=alert(1)>.pdf', null],
  ['=cmd|calc!A1.pdf', null],
  ['\u{1F600}\u{1F600}.pdf', null],
  ['   ', null],
] as const)('the name %# ends as a PDF, in one line, without a path', async ([given, kept]) => {
  const { name, disposition } = await store({ name: given, bytes: smallPdf() })
  expect(name).toMatch(/^[^./\\\p{C}][^/\\\p{C}]{0,150}\.pdf$/u)
  if (kept) expect(name).toBe(kept)
  expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~!*'%-]+$/)
})

test('an upload that breaks off, or whose form is broken, is refused and leaves nothing', async () => {
  await app.settleJobs()
  const stored = await app.db.$count(storedFile)
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  const forms = [head, '--b--\r\n', '', '--b\r\n\r\n\r\n--b--\r\n', head.replace('"file"', '"other"')]
  for (const payload of forms) {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/applicant-profile/file/cv/${id}`,
      headers: { authorization: `Bearer ${lena.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    })
    expect(answer.statusCode, payload).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode, payload).toBeLessThan(500)
  }
  expect(await app.db.$count(storedFile)).toBe(stored)
})

test('100 hostile uploads at once are all refused, and one goes through after them', async () => {
  const files = [await largeImages[0]?.[1](), docx({ 'word/vbaProject.bin': 'x' }), Buffer.from(script)]
  const bytes = (index: number) => files[index % files.length] ?? Buffer.alloc(0)
  const before = process.memoryUsage().rss
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => attach({ name: 'a.pdf', bytes: bytes(index) })),
  )
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(
    new Set(['image_too_large', 'file_unsafe', 'file_type_not_allowed']),
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  await store({ name: 'a.pdf', bytes: smallPdf() })
})

function refused(code: string, status: number, cases: (readonly [string, Case[1]])[]) {
  return cases.map(([name, make]) => [name, make, code, status] as const)
}

const attach = (file: File) => app.upload(attachFile, { params: { type: 'cv', id }, file }, { as: lena })

/** What is served of it, which no browser runs. */
async function store(file: File) {
  const { status, body } = await attach(file)
  expect(body, 'is taken').toMatchObject({ attachment: { type: 'cv' } })
  expect(status).toBe(200)
  const { key: fileId, name } = body.attachment
  const params = { id: lena.applicantId, type: 'cv', fileId }
  const { headers, bytes } = await app.call(downloadFile, { params }, { as: lena })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  await app.call(removeFile, { params: { type: 'cv', id, fileId } }, { as: lena })
  const [type, disposition] = [String(headers['content-type']), String(headers['content-disposition'])]
  return { name: String(name), bytes, type, disposition }
}
