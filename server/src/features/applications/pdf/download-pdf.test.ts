import { attachFile } from '@tandem/contract/applicants'

import { getApplication } from '@tandem/contract/applications'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import {
  downloadApplicationPdf,
  downloadReceivedPdf,
  maxPrintedAtOnce,
} from '@tandem/contract/applications/pdf'
import { eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/db/columns.ts'
import { writePdf } from '#platform/pdf/write-pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { zip } from '#testing/zip.ts'
import { application } from '../applications.schema.ts'
import { writeContent } from '../content/content.store.ts'
import { completeContent } from '../content/sample-content.testing.ts'

type Person = { token: string }
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lukasz: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company({ name: 'Acme AG' })
  lukasz = await app.applicant({ firstName: 'Łukasz', lastName: 'Şahin' })
})
afterAll(() => app.stop())

test('both sides get the same document: tagged, in their language, with the attachments behind it', async () => {
  const id = await sent(lukasz, [
    { type: 'cv', name: 'cv.pdf', bytes: await letter('Seite aus der Datei') },
    { type: 'school_certificates', name: 'Zeugnis.png', bytes: await picture() },
    { type: 'other', name: 'Brief.docx', bytes: word },
  ])
  const own = await read(id, lukasz)
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment; filename="Bewerbung _ukasz _ahin.pdf"'),
  })
  expect(own.language).toBe('de-DE')
  for (const role of ['H1', 'H2', 'L', 'Lbl', 'P']) expect(own.roles).toContain(role)
  // Its own text, the image on a page of its own, then the file's.
  expect(own.roles).toContain('Figure')
  expect(own.pages.at(-1)).toContain('Seite aus der Datei')
  const first = own.pages.slice(0, -2).join(' ')
  for (const words of [
    'Łukasz Şahin',
    completeContent.coverLetter,
    'Goethe-Gymnasium',
    '1,9',
    'Karlsruhe + 50 km',
  ])
    expect(first).toContain(words)
  expect(first).toMatch(/cv\.pdf\s+1 Seite, angehängt/)
  expect(first).toMatch(/Brief\.docx\s+nicht angehängt/)
  // What the applicant keeps for themselves is in neither.
  expect(first).not.toContain('secret-module')
  expect((await read(id, acme)).pages).toEqual(own.pages)
  const english = await read(id, acme, 'en')
  expect(english.language).toBe('en-GB')
  expect(english.pages[0]).toContain('Cover letter')
})

test('whoever takes it away has opened it', async () => {
  const id = await sent(lukasz)
  await read(id, acme)
  const { body } = await app.call(getApplication, { params: { id } }, { as: lukasz })
  expect(body.stage).toBe('viewed')
})

test('of an anonymous profile it has nothing that says who it is, neither in its pages nor in its name', async () => {
  const id = newId()
  await app.db.insert(application).values({ id, applicantId: lukasz.applicantId, type: 3 })
  await writeContent(app.db, id, { ...completeContent, visibility: 'anonymous' })
  const { headers, pages, title } = await read(id, await app.company())
  expect(headers['content-disposition']).toContain('filename="Bewerbungsprofil.pdf"')
  expect(pages.join()).toContain('Anonymes Profil')
  expect(pages.join()).not.toMatch(/Łukasz|Şahin|@/)
  expect(pages.join()).not.toContain(completeContent.aboutMe)
  expect(title).toBe('Bewerbungsprofil')
})

test('several go into one document, an overview before them', async () => {
  const ids = [
    await sent(await app.applicant({ lastName: 'Eins' })),
    await sent(await app.applicant({ lastName: 'Zwei' })),
  ]
  const { status, bytes, headers } = await received(ids)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('Bewerbungen 2')
  const { pages, roles } = await contentOf(bytes)
  expect(roles).toContain('TH')
  expect(pages[0]).toMatch(/2 Bewerbungen[\s\S]*Eins[\s\S]*Zwei/)
  expect(pages[1]).toContain('Eins')
  expect(pages.at(-1)).toContain('Zwei')
})

test('one that was not received here is not among them, and there are bounds', async () => {
  const id = await sent(lukasz)
  expect((await received([id], await app.company())).status).toBe(404)
  expect((await received([id, newId()])).status).toBe(404)
  expect((await received([])).status).toBe(404)
  expect((await received(Array.from({ length: maxPrintedAtOnce + 1 }, newId))).status).toBe(422)
})

type File = { type: string; name: string; bytes: Uint8Array }

async function sent(as: Person, files: File[] = []): Promise<string> {
  const offerId = (await app.offer(acme)).id
  const { id } = (await app.call(createApplication, { body: { type: 2, offerId } }, { as })).body
  for (const { type, ...file } of files) {
    expect((await app.upload(attachFile, { params: { type, id }, file }, { as })).status).toBe(200)
  }
  await app.call(updateApplication, { params: { id }, body: { ...completeContent, revision: 0 } }, { as })
  const moduleAdditionals = [
    { name: 'fractions', rating: 5, visible: true },
    { name: 'secret-module', rating: 1, visible: false },
  ]
  await app.db.update(application).set({ moduleAdditionals }).where(eq(application.id, id))
  expect((await app.call(submitApplication, { params: { id } }, { as })).status).toBe(200)
  return id
}

async function read(id: string, as: Person, locale: 'de' | 'en' = 'de') {
  const { status, bytes, headers } = await app.call(
    downloadApplicationPdf,
    { params: { id } },
    { as, locale },
  )
  expect(status).toBe(200)
  return { headers, bytes, ...(await contentOf(bytes)) }
}

const received = (id: string[], as: Person = acme) => app.call(downloadReceivedPdf, { query: { id } }, { as })

/** As another program reads it. */
async function contentOf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    roles.push(...rolesOf(await page.getStructTree()))
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  await pdf.loadingTask.destroy()
  return { pages, title: info.Title, language: info.Language, roles }
}

type Structure = { role?: string; type?: string; children?: Structure[] }
/** Pages of a file that was appended have none. */
const rolesOf = (node: Structure | null): string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)] : []

const letter = (text: string) =>
  writePdf({ title: 'cv', language: 'de', madeAt: new Date(0), page: String }, (pdf) => pdf.paragraph(text))

const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const word = zip({
  '[Content_Types].xml': `<Types><Override PartName="/main.xml" ContentType="${wordType}.main+xml"/></Types>`,
  'word/document.xml': '<document/>',
})
