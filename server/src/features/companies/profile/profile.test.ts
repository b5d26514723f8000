import {
  companyFileBounds,
  getCompany,
  getCompanyFile,
  getCompanyProfile,
  saveCompanyFile,
  saveCompanyImage,
  saveCompanyProfile,
} from '@tandem/contract/companies/profile'
import type { Contact } from '@tandem/contract/contacts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sampleCompany } from './sample-company.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a company that still waits prepares its profile, and nobody else reads it', async () => {
  const as = await app.company({ confirmed: false })
  const saved = await save(as, sampleCompany)
  expect(saved.body.profile).toMatchObject({ ...sampleCompany, revision: 1, status: 'pending' })
  expect((await read(as)).body.profile).toEqual(saved.body.profile)
  expect((await show(as, await app.applicant())).status).toBe(404)
  expect((await show(as, as)).body).toMatchObject({ name: sampleCompany.name, can: { edit: true } })
})

test('of two colleagues who save at once, the second is told what the first wrote', async () => {
  const as = await app.company()
  const colleague = await app.colleague(as, { permissions: ['company-profile-edit'] })
  const [first, second] = [
    { ...sampleCompany, industry: 'Handel' },
    { ...sampleCompany, industry: 'Handwerk' },
  ]
  const answers = await Promise.all([save(as, first), save(colleague, second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [saved, refused] = answers[0].status === 200 ? answers : answers.reverse()
  expect(refused?.body).toMatchObject({ code: 'changed_elsewhere', current: saved?.body.profile })
})

test('saving what is there already changes nothing, whatever the revision', async () => {
  const as = await app.company()
  await save(as, sampleCompany)
  expect((await save(as, sampleCompany)).body.profile.revision).toBe(1)
})

test('a colleague without the permission reads the profile', async () => {
  const colleague = await app.colleague(await app.company())
  expect((await read(colleague)).body.profile).toMatchObject({ can: { edit: false } })
})

test.each([
  ['name', ' '],
  ['mail', 'keine Adresse'],
  ['phone', 'ruf mich an'],
  ['www', 'keine seite'],
  ['country', 'Deutschland'],
  ['partnerSince', 1800],
  ['coordinates.latitude', { latitude: 91, longitude: 8 }],
])('a wrong %s is refused at its field', async (path, value) => {
  const as = await app.company()
  const field = path.split('.')[0] ?? ''
  const { status, body } = await save(as, { ...sampleCompany, [field]: value } as typeof sampleCompany)
  expect(status).toBe(422)
  expect(body.violations).toEqual([expect.objectContaining({ propertyPath: path })])
})

test('an English reader gets the German text where there is no other, and is told so', async () => {
  const as = await app.company()
  await save(as, { ...sampleCompany, descriptionEn: '' })
  const reader = await app.applicant()
  const { body } = await app.call(getCompany, { params: { id: as.companyId } }, { as: reader, locale: 'en' })
  expect(body.description).toEqual({ text: sampleCompany.descriptionDe, translated: false })
  expect((await show(as, reader)).body.description.translated).toBe(true)
})

test('a company names its contacts to those who may know them', async () => {
  const as = await app.company({ lastName: 'Kirschgrund' })
  const { organisationPersonId } = await app.colleague(as)
  await app.db
    .update(organisationPerson)
    .set({ hidden: true })
    .where(eq(organisationPerson.id, organisationPersonId))
  const people = async (reader: Person) =>
    (await show(as, reader)).body.contacts.map((contact: Contact) => contact.lastName)
  expect(await people(await app.applicant())).toEqual(['Kirschgrund'])
  expect(await people(await app.admin())).toEqual(['Kirschgrund'])
  expect(await people(as)).toEqual(['Kirschgrund'])
  expect(await people(await app.company())).toEqual([])
})

test('an image is set, and removed by null', async () => {
  const as = await app.company()
  const params = { id: 'mainImage' as const }
  const bytes = await png(1600, 400)
  const set = await app.upload(saveCompanyImage, { params, file: { name: 'a.png', bytes } }, { as })
  expect(set.body.profile).toMatchObject({ hasMainImage: true, hasLogo: false })
  const removed = await app.call(saveCompanyImage, { params, body: { image: null } }, { as })
  expect(removed.body.profile).toMatchObject({ hasMainImage: false })
  const neither = await app.server.inject({
    method: 'POST',
    url: '/api/company-profile/image/logo',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    payload: { image: 'a.png' },
  })
  expect(neither.statusCode).toBe(422)
})

test.each([
  ['mainImage', [1599, 400], { width: '1600', height: '400' }],
  ['mainImage', [1600, 399], { width: '1600', height: '400' }],
  ['logo', [320, 319], { width: '320', height: '320' }],
] as const)(
  'a %s of %j pixels is too small, and says how large it has to be',
  async (id, [width, height], least) => {
    const as = await app.company()
    const file = { name: 'a.png', bytes: await png(width, height) }
    const { status, body } = await app.upload(saveCompanyImage, { params: { id }, file }, { as })
    expect(status).toBe(422)
    expect(body.violations).toEqual([
      {
        ...{ propertyPath: 'image', code: 'image_small' },
        message: `Das Bild ist zu klein: Es braucht mindestens ${least.width} × ${least.height} Pixel.`,
      },
    ])
  },
)

test('crops of the main image are made around a point of it, and of the next one around its middle', async () => {
  const as = await app.company()
  const params = { id: 'mainImage' as const }
  const point = (focus: { x: number; y: number }, id: 'logo' | 'mainImage' = 'mainImage') =>
    app.call(saveCompanyImage, { params: { id }, body: { focus } }, { as })
  expect((await point({ x: 0.2, y: 0.8 })).status).toBe(404)
  const file = { name: 'a.png', bytes: await png(1600, 400) }
  const set = await app.upload(saveCompanyImage, { params, file }, { as })
  expect(set.body.profile.mainImageFocus).toBeUndefined()
  expect((await point({ x: 0.2, y: 0.8 })).body.profile.mainImageFocus).toEqual({ x: 0.2, y: 0.8 })
  expect((await show(as, as)).body.mainImageFocus).toEqual({ x: 0.2, y: 0.8 })
  expect((await point({ x: 1.1, y: 0 })).status).toBe(422)
  expect((await point({ x: 0.1, y: 0.1 }, 'logo')).status).toBe(404)
  const again = await app.upload(saveCompanyImage, { params, file }, { as })
  expect(again.body.profile.mainImageFocus).toBeUndefined()
})

test('what the main image shows is written in both languages, for this image alone', async () => {
  const as = await app.company()
  const params = { id: 'mainImage' as const }
  const write = (text: { de: string; en: string }, id: 'logo' | 'mainImage' = 'mainImage') =>
    app.call(saveCompanyImage, { params: { id }, body: { text } }, { as })
  const text = { de: 'Unser Haus an der Uferstraße', en: '' }
  expect((await write(text)).status).toBe(404)
  const file = { name: 'a.png', bytes: await png(1600, 400) }
  const set = await app.upload(saveCompanyImage, { params, file }, { as })
  expect(set.body.profile).not.toHaveProperty('mainImageText')
  expect((await write(text, 'logo')).status).toBe(404)
  expect((await write({ de: 'a'.repeat(201), en: '' })).status).toBe(422)
  expect((await write(text)).body.profile.mainImageText).toEqual(text)
  expect((await show(as, as)).body.mainImageText).toEqual(text)
  expect((await write({ de: '', en: '' })).body.profile).not.toHaveProperty('mainImageText')
  await write(text)
  const again = await app.upload(saveCompanyImage, { params, file }, { as })
  expect(again.body.profile).not.toHaveProperty('mainImageText')
})

test('a file is added, read by others, replaced in its place and removed; what it was goes for good', async () => {
  const as = await app.company()
  await app.settleJobs()
  const files = await app.db.$count(storedFile)
  const [first, second] = [await addFile(as, 'new', 'ablauf.pdf'), await addFile(as, 'new', 'plan.pdf')]
  const [{ id }] = first.body.profile.files
  expect(names(second)).toEqual(['ablauf.pdf', 'plan.pdf'])
  const params = { id: as.companyId, fileId: id }
  expect((await app.call(getCompanyFile, { params }, { as: await app.applicant() })).status).toBe(200)
  const replaced = await addFile(as, id, 'neu.pdf')
  expect(names(replaced)).toEqual(['neu.pdf', 'plan.pdf'])
  expect((await app.call(getCompanyFile, { params }, { as })).status).toBe(404)
  for (const file of replaced.body.profile.files) {
    await app.call(saveCompanyFile, { params: { id: file.id }, body: { file: null } }, { as })
  }
  await app.settleJobs()
  expect((await read(as)).body.profile.files).toEqual([])
  expect(await app.db.$count(storedFile)).toBe(files)
})

test('there is nothing to remove where no file is named', async () => {
  const as = await app.company()
  const { status } = await app.call(saveCompanyFile, { params: { id: 'new' }, body: { file: null } }, { as })
  expect(status).toBe(404)
})

test('there is a bound to the number of files', async () => {
  const as = await app.company()
  for (let count = 0; count < companyFileBounds.maxPerCompany; count += 1) await addFile(as, 'new', 'a.pdf')
  expect((await addFile(as, 'new', 'a.pdf')).body.code).toBe('too_many_files')
})

type Person = { token: string }
const read = (as: Person) => app.call(getCompanyProfile, {}, { as })
const save = (as: Person, body: typeof sampleCompany) => app.call(saveCompanyProfile, { body }, { as })
const show = ({ companyId }: { companyId: string }, as: Person) =>
  app.call(getCompany, { params: { id: companyId } }, { as })
const addFile = (as: Person, id: string, name: string) =>
  app.upload(saveCompanyFile, { params: { id }, file: { name, bytes: smallPdf() } }, { as })
const names = ({ body }: { body: { profile: { files: { name: string }[] } } }) =>
  body.profile.files.map(({ name }) => name)

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#024b59' } })
    .png()
    .toBuffer()
