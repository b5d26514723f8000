import { attachFile, downloadFile } from '@tandem/contract/applicants'

import { getApplication } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import {
  getCompany,
  getCompanyFile,
  getCompanyProfile,
  saveCompanyFile,
} from '@tandem/contract/companies/profile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { filesJobs, nightlyFileCleanUp } from '../files.jobs.ts'
import { storedFile } from '../files.schema.ts'
import { listOwnFiles } from '../own-files.ts'
import { eicar, startFakeClamd } from './fake-clamd.testing.ts'

type Person = { token: string }
let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>
let id: string

beforeAll(async () => {
  clamd = await startFakeClamd()
  app = await startTestApp({ env: { CLAMD_URL: clamd.url } })
  acme = await app.company()
})
afterAll(async () => {
  await app.stop()
  clamd.stop()
})
beforeEach(async () => {
  clamd.state.isBroken = true
  lena = await app.applicant()
  const { id: offerId } = await app.offer(acme)
  id = (await app.call(createApplication, { body: { type: 2, offerId } }, { as: lena })).body.id
})

test('until a file is clean, nobody but who uploaded it gets it, whatever becomes of the scanner', async () => {
  const { key, check } = await attach(smallPdf())
  await send()
  expect(check).toBe('waiting')
  expect(await documents(acme)).toMatchObject([{ key, check: 'waiting' }])
  expect((await download(key, acme)).body).toMatchObject({ status: 409, code: 'file_being_checked' })
  expect((await download(key, lena)).status).toBe(200)

  await scanAgain()
  expect(clamd.state.asked).toBeGreaterThan(0)
  expect((await download(key, acme)).status).toBe(409)
  clamd.state.isBroken = false
  await scanAgain()
  expect((await download(key, acme)).status).toBe(200)
  expect((await documents(lena))[0]).not.toHaveProperty('check')
  const { asked } = clamd.state
  await scanAgain()
  expect(clamd.state.asked).toBe(asked)
})

test('an infected file goes at once, its uploader sees why and is mailed, others never see it', async () => {
  clamd.state.isBroken = false
  const { key } = await attach(smallPdf(eicar))
  const [stored] = await app.db.select().from(storedFile).where(eq(storedFile.id, key))
  await app.settleJobs()
  expect(await app.context().storage.exists(stored?.storageKey ?? '')).toBe(false)
  expect(await documents(lena)).toMatchObject([{ key, name: 'Lebenslauf.pdf', check: 'infected' }])
  expect((await download(key, lena)).status).toBe(404)
  const { filledPercentage, missing } = (await read(lena)).body
  expect([filledPercentage, missing.documents]).toEqual([0, expect.any(Array)])
  const mail = (await app.mails()).find(({ to }) => to === lena.email)
  expect(mail?.text).toContain('„Lebenslauf.pdf“')
  await send()
  expect(await documents(acme)).toEqual([])
})

test('after a failure of the storage the bytes of an infected file still go, and its uploader is mailed once', async () => {
  clamd.state.isBroken = false
  const { storage } = app.context()
  const failed = vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('The storage is away'))
  const { key } = await attach(smallPdf(eicar))
  const [stored] = await app.db.select().from(storedFile).where(eq(storedFile.id, key))
  await expect.poll(() => failed.mock.calls.length).toBe(1)
  await expect.poll(() => storage.exists(stored?.storageKey ?? ''), { timeout: 15_000 }).toBe(false)
  failed.mockRestore()
  await app.settleJobs()
  expect((await app.mails()).filter(({ to }) => to === lena.email)).toHaveLength(1)
}, 30_000)

test('bytes of an infected file that were left behind are in no export, and gone after the night', async () => {
  const ctx = app.context()
  const { key } = await attach(smallPdf())
  const [stored] = await app.db
    .update(storedFile)
    .set({ scan: 'infected' })
    .where(eq(storedFile.id, key))
    .returning()
  expect(await ctx.storage.exists(stored?.storageKey ?? '')).toBe(true)
  expect(await listOwnFiles(ctx, lena.accountId, [key])).toEqual([])
  await enqueue(app.db, nightlyFileCleanUp, {})
  await expect.poll(() => ctx.storage.exists(stored?.storageKey ?? ''), { timeout: 10_000 }).toBe(false)
  expect(await documents(lena)).toMatchObject([{ key, check: 'infected' }])
})

test('a company sees why an infected file of its own is gone; on its page it is not any more', async () => {
  const file = { name: 'Broschüre.pdf', bytes: smallPdf(eicar) }
  const { body } = await app.upload(saveCompanyFile, { params: { id: 'new' }, file }, { as: acme })
  const [{ id: fileId }] = body.company?.files ?? body.profile?.files ?? body.files
  const params = { id: acme.companyId, fileId }
  expect((await app.call(getCompanyFile, { params }, { as: lena })).status).toBe(409)
  expect((await app.call(getCompanyFile, { params }, { as: acme })).status).toBe(200)
  clamd.state.isBroken = false
  await scanAgain()
  expect((await app.call(getCompanyFile, { params }, { as: acme })).status).toBe(404)
  expect((await app.call(getCompany, { params: { id: acme.companyId } }, { as: lena })).body.files).toEqual(
    [],
  )
  const own = (await app.call(getCompanyProfile, {}, { as: acme })).body.profile
  expect(own.files).toMatchObject([{ id: fileId, name: 'Broschüre.pdf', check: 'infected' }])
  const dismissed = await app.call(
    saveCompanyFile,
    { params: { id: fileId }, body: { file: null } },
    { as: acme },
  )
  expect(dismissed.body.profile.files).toEqual([])
})

async function attach(bytes: Uint8Array) {
  const file = { name: 'Lebenslauf.pdf', bytes }
  return (await app.upload(attachFile, { params: { type: 'cv', id }, file }, { as: lena })).body.attachment
}

const read = (as: Person) => app.call(getApplication, { params: { id } }, { as })
const documents = async (as: Person) => (await read(as)).body.attachments

const download = (fileId: string, as: Person) =>
  app.call(downloadFile, { params: { id: lena.applicantId, type: 'cv', fileId } }, { as })

/** As every five minutes. */
async function scanAgain(): Promise<void> {
  app.clock.advance(5 * 60 * 1000)
  const sweep = filesJobs.find(({ name }) => name === 'scan-waiting-files')
  if (!sweep) throw new Error('There is no such job')
  await enqueue(app.db, sweep, {} as never)
  await settle()
}

/** While the scanner refuses, a job waits for its next try, which the clock of the tests does not bring. */
const settle = () =>
  clamd.state.isBroken ? expect.poll(() => clamd.state.asked).toBeGreaterThan(0) : app.settleJobs()

const send = () =>
  app.db
    .update(application)
    .set({ status: 2, stage: 'received', sentAt: app.clock() })
    .where(eq(application.id, id))
