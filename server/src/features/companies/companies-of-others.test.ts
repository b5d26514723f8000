import { getCompany } from '@tandem/contract/companies/profile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storedFile } from '#features/files/files.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { meanwhile } from '#testing/meanwhile.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { company } from './companies.schema.ts'
import { replaceImage } from './companies.store.ts'
import { getCompanyProfile, saveCompanyProfile } from './profile/own-profile.ts'
import { deleteFile, insertFile, replaceFile, selectFiles } from './profile/profile.store.ts'
import { changeCompanyFile } from './profile/profile-files.ts'
import { sampleCompany } from './profile/sample-company.testing.ts'
import { getOwnReview, submitCompany } from './review/own-review.ts'
import {
  findMailReader,
  findReview,
  replaceAdmission,
  selectAdmission,
  setSubmitted,
} from './review/review.store.ts'

let app: TestApp
let ctx: Context
let acme: Awaited<ReturnType<TestApp['company']>>
let rival: Awaited<ReturnType<TestApp['company']>>
beforeAll(async () => {
  app = await startTestApp()
  ctx = app.context()
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ confirmed: false })
  rival = await app.company({ confirmed: false })
})

const nothing = { params: undefined, query: undefined, upload: undefined }
const viewer = async (as = acme) => (await authenticate(ctx, as.token)) as CompanyViewer
const storeFile = async () => {
  const id = newId()
  const file = { storageKey: id, name: 'a.pdf', size: 1, mediaType: 'application/pdf', sha256: '' }
  await app.db.insert(storedFile).values({ id, ...file, uploadedBy: acme.accountId })
  return id
}
const filesOf = async ({ companyId }: typeof acme) =>
  (await selectFiles(app.db, companyId)).map(({ id }) => id)

test('an image is one company’s', async () => {
  const [own, other] = [await storeFile(), await storeFile()]
  await replaceImage(app.db, rival.companyId, 'logo', other)
  expect(await replaceImage(app.db, acme.companyId, 'logo', own)).toBeNull()
  expect(await replaceImage(app.db, rival.companyId, 'logo', null)).toBe(other)
})

test('a file is replaced and deleted by its own company alone', async () => {
  const [file, other] = [await storeFile(), await storeFile()]
  await insertFile(app.db, acme.companyId, file)
  await replaceFile(app.db, rival.companyId, file, other)
  await deleteFile(app.db, rival.companyId, file)
  expect(await filesOf(acme)).toEqual([file])
})

test('what may not be kept is not stored first', async () => {
  const file = await storeFile()
  await insertFile(app.db, acme.companyId, file)
  const upload = { name: 'a.pdf', bytes: smallPdf() }
  const stored = await app.db.$count(storedFile)
  const change = changeCompanyFile(ctx, await viewer(rival), {
    ...nothing,
    params: { id: file },
    body: { file: null },
    upload,
  })
  await expect(change).rejects.toThrow('not_found')
  expect(await app.db.$count(storedFile)).toBe(stored)
})

test('a file that a colleague has removed meanwhile is not replaced', async () => {
  const file = await storeFile()
  await insertFile(app.db, acme.companyId, file)
  const between = meanwhile(ctx, () => deleteFile(app.db, acme.companyId, file))
  const upload = { name: 'a.pdf', bytes: smallPdf() }
  const change = changeCompanyFile(between, await viewer(), {
    ...nothing,
    params: { id: file },
    body: { file: null },
    upload,
  })
  await expect(change).rejects.toThrow('not_found')
})

test('a profile is edited by its own company, by those who may', async () => {
  await app.db.update(company).set({ status: 'confirmed' }).where(eq(company.id, acme.companyId))
  const mayEdit = async (as: { token: string }) => {
    const { body } = await app.call(getCompany, { params: { id: acme.companyId } }, { as })
    return body.can.edit
  }
  expect(await mayEdit(acme)).toBe(true)
  expect(await mayEdit(rival)).toBe(false)
  expect(await mayEdit(await app.colleague(acme))).toBe(false)
})

test('a review is asked for by those who may edit', async () => {
  const refused = { status: 'refused', refusalReason: 'Nicht zu finden', decidedAt: app.clock() } as const
  await app.db.update(company).set(refused).where(eq(company.id, acme.companyId))
  const maySubmit = async (as: typeof acme) => (await getOwnReview(ctx, await viewer(as))).can.submit
  expect(await maySubmit(acme)).toBe(true)
  expect(await maySubmit(await app.colleague(acme))).toBe(false)
})

test('a company that was closed meanwhile has neither profile nor review, and one that is gone is not saved', async () => {
  const as = await viewer()
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, acme.companyId))
  await expect(getCompanyProfile(ctx, as)).rejects.toThrow('not_found')
  await expect(getOwnReview(ctx, as)).rejects.toThrow('not_found')
  const seen = await app.call(getCompany, { params: { id: acme.companyId } }, { as: await app.admin() })
  expect(seen.status).toBe(404)
  const gone = { ...as, companyId: newId() }
  await expect(getCompanyProfile(ctx, gone)).rejects.toThrow('not_found')
  await expect(saveCompanyProfile(ctx, gone, { ...nothing, body: sampleCompany })).rejects.toThrow(
    'not_found',
  )
  const { name, street, zip, town, www, phone } = sampleCompany
  const body = { name, street, zip, town, www, phone, note: '', revision: 0 }
  await expect(submitCompany(ctx, gone, { ...nothing, body })).rejects.toThrow('not_found')
})

test('each company waits since its own day, for its own study interests', async () => {
  const first = new Date('2026-01-05T09:00:00Z')
  const submittedAt = async ({ companyId }: typeof acme) => (await findReview(app.db, companyId))?.submittedAt
  await setSubmitted(app.db, acme.companyId, first)
  expect(await submittedAt(acme)).toEqual(first)
  expect(await submittedAt(rival)).not.toEqual(first)

  await replaceAdmission(app.db, acme.companyId, [1])
  await replaceAdmission(app.db, rival.companyId, [36])
  const admitted = async ({ companyId }: typeof acme) =>
    (await selectAdmission(app.db, companyId)).map(({ id }) => id)
  expect([await admitted(acme), await admitted(rival)]).toEqual([[1], [36]])
})

test('a mail about a company goes to the account it is for', async () => {
  const reached = await Promise.all([acme, rival].map(({ accountId }) => findMailReader(app.db, accountId)))
  expect(reached.map((reader) => reader?.email)).toEqual([acme.email, rival.email])
})
