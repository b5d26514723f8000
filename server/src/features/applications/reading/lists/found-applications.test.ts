import { downloadFile, getApplicant } from '@tandem/contract/applicants'
import { getApplication, listApplications } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { writeContent } from '#features/applications/content/content.store.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Person = { token: string }
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.db.delete(account).where(eq(account.type, 'applicant'))
  acme = await app.company()
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
})

const modules = [
  { name: 'Bruchrechnen', rating: 5, visible: true },
  { name: 'Vektoren', rating: 1, visible: false },
]

test('a company opens a profile that it found, with all that an open one shows', async () => {
  const id = await profile({ visibility: 'open', moduleAdditionals: modules })
  const { status, body } = await get(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    applicant: { firstName: 'Lena', lastName: 'Muster', email: lena.email },
    aboutMe: completeContent.aboutMe,
    attachments: [{ name: 'cv.pdf' }],
    moduleAdditionals: [modules[0]],
    timeline: [],
    can: { edit: false, submit: false, move: false, message: true },
  })
  expect(await download(body.attachments[0].key)).not.toBe(404)
  expect((await get(id, await app.admin())).body).toMatchObject({ can: { message: false } })
})

test('an anonymous one withholds name, contact, documents and free words until the applicant applies', async () => {
  const id = await profile({ visibility: 'anonymous' })
  for (const as of [acme, await app.admin()]) {
    const { body } = await get(id, as)
    const nobody = {
      id: lena.applicantId,
      gender: 'none',
      firstName: '',
      lastName: '',
      email: '',
      birthdate: null,
      image: null,
    }
    expect(body).toMatchObject({
      applicant: nobody,
      attachments: [],
      aboutMe: '',
      grade: completeContent.grade,
    })
    for (const { description } of body.expertises) expect(description).toBe('')
    expect(JSON.stringify(body)).not.toMatch(/Lena|Muster|cv\.pdf/)
  }
  const [attachment] = await app.db.select().from(applicationAttachment)
  expect(await download(attachment?.fileId ?? '')).toBe(404)
  const sent = { type: 1, status: 2, stage: 'received', sentAt: new Date() } as const
  await app.db
    .insert(application)
    .values({ applicantId: lena.applicantId, companyId: acme.companyId, ...sent })
  expect((await get(id)).body).toMatchObject({ applicant: { lastName: 'Muster' } })
  expect((await get(id, await app.company())).body).toMatchObject({ applicant: { lastName: '' } })
})

test('what may not be found does not exist', async () => {
  const id = await profile({ visibility: 'open' })
  const [rival, pending] = [await app.company(), await app.company({ confirmed: false })]
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: lena.applicantId, companyId: rival.companyId })
  for (const as of [rival, pending, await app.applicant()]) expect((await get(id, as)).status).toBe(404)
  await app.db.update(application).set({ visibility: 'hidden' }).where(eq(application.id, id))
  for (const as of [acme, await app.admin()]) expect((await get(id, as)).status).toBe(404)
})

test('the search lists profiles, also several of one person', async () => {
  const open = await profile({ visibility: 'open', title: 'Offen' })
  const anonymous = await profile({ visibility: 'anonymous', title: 'Anonym', disclosed: ['title'] })
  const { status, body } = await list()
  expect(status).toBe(200)
  expect(body.totalItems).toBe(2)
  const byTitle = Object.fromEntries(body.member.map((each: { title: string }) => [each.title, each]))
  const { grade, qualification, studyInterests, desiredYears } = completeContent
  expect(byTitle.Offen).toMatchObject({
    ...{ '@id': `/api/application/${open}`, type: 3, status: 1, target: null, match: null },
    ...{ grade, qualification, studyInterests, desiredYears, places: ['Karlsruhe'] },
    applicant: { id: lena.applicantId, name: 'Lena Muster', firstName: 'Lena', lastName: 'Muster' },
    found: { id: lena.applicantId, name: 'Lena Muster' },
  })
  expect(byTitle.Anonym).toMatchObject({ id: anonymous, applicant: null, found: { name: null } })
  expect((await list({ facets: 1 })).body.facets.studyInterest).toContainEqual({
    id: studyInterests[0],
    count: 2,
  })
  expect((await list({}, lena)).status).toBe(403)
})

test('of an applicant a company is shown what it may find, and what it received itself', async () => {
  const [rival, kim] = [await app.company(), await app.applicant()]
  const found = await profile({ visibility: 'open' })
  const pending = await app.company({ confirmed: false })
  const [own, others, third] = [await received(acme), await received(rival), await received(pending)]
  const block = (applicantId: string, companyId: string) =>
    app.db.insert(applicantCompanyBlock).values({ applicantId, companyId })
  await block(lena.applicantId, rival.companyId)
  await block(kim.applicantId, acme.companyId)
  expect(await seenBy(acme)).toEqual({ profiles: [found], applications: [own] })
  expect(await seenBy(rival)).toEqual({ profiles: [], applications: [others] })
  expect(await seenBy(await app.colleague(acme))).toEqual({ profiles: [found], applications: [] })
  const all = await seenBy(await app.admin())
  expect(all?.applications.toSorted()).toEqual([own, others, third].toSorted())
  expect(await seenBy(pending)).toEqual({ profiles: [], applications: [third] })
})

async function seenBy(as: Person) {
  const { body } = await app.call(getApplicant, { params: { id: lena.applicantId } }, { as })
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
  return (
    body.profiles && { profiles: idsOf(body.profiles), applications: idsOf(body.applications) as string[] }
  )
}

const received = ({ companyId }: { companyId: string }) => insertApplication(app, lena, { companyId })

async function profile(values: Partial<ApplicationContent>): Promise<string> {
  const id = newId()
  await app.db.insert(application).values({ id, applicantId: lena.applicantId, type: 3 })
  await writeContent(app.db, id, { ...completeContent, ...values })
  const fileId = newId()
  const file = { name: 'cv.pdf', mediaType: 'application/pdf', size: 1, sha256: '' }
  await app.db.insert(storedFile).values({ id: fileId, storageKey: fileId, ...file })
  await app.db.insert(applicationAttachment).values({ applicationId: id, fileId, documentTypeKey: 'cv' })
  return id
}

const get = (id: string, as: Person = acme) => app.call(getApplication, { params: { id } }, { as })

const list = (query = {}, as: Person = acme) =>
  app.call(listApplications, { query: { scope: 'search', ...query } }, { as })

/** Its bytes were never stored: who may have it gets as far as looking for them. */
async function download(fileId: string): Promise<number> {
  const params = { type: 'cv', id: lena.applicantId, fileId }
  return (await app.call(downloadFile, { params }, { as: acme })).status
}
