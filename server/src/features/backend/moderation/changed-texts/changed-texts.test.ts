import {
  approveText,
  type ChangedText,
  listChangedTexts,
  listSentBackTexts,
  sendTextBack,
} from '@tandem/contract/backend/changed-texts'
import { saveCompanyProfile } from '@tandem/contract/companies/profile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { sampleCompany } from '#features/companies/profile/sample-company.testing.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  as = await app.admin()
})
afterAll(() => app.stop())

const list = async () => (await app.call(listChangedTexts, {}, { as })).body.changedTexts
const waitingOf = async (companyId: string): Promise<ChangedText[]> =>
  (await list()).waiting.filter(({ company }: ChangedText) => company.id === companyId)
const reason = 'Der Satz nennt einen Betrag, der nicht stimmt.'
const save = (company: { token: string }, next: Partial<typeof sampleCompany>) =>
  app.call(saveCompanyProfile, { body: { ...sampleCompany, ...next } }, { as: company })

test('a change waits with what was there before, is sent back, answered by another change, and approved', async () => {
  const company = await app.company({ name: sampleCompany.name })
  await save(company, {})
  const [change, ...others] = await waitingOf(company.companyId)
  expect(others).toEqual([])
  expect(change).toMatchObject({
    offer: null,
    texts: [
      { field: 'descriptionDe', before: '', now: sampleCompany.descriptionDe },
      { field: 'descriptionEn', before: '', now: sampleCompany.descriptionEn },
    ],
    ...{ reason: '', sentBackAt: null, revision: 1 },
  })
  const params = { id: change?.id ?? '' }
  const back = await app.call(sendTextBack, { params, body: { reason, revision: 1 } }, { as })
  expect(back.body.changedTexts).toMatchObject({ waiting: [], sentBack: [{ reason }] })
  const own = async () => (await app.call(listSentBackTexts, {}, { as: company })).body.sentBack
  expect(await own()).toMatchObject([{ offer: null, reason }])
  const other = await app.company()
  expect((await app.call(listSentBackTexts, {}, { as: other })).body.sentBack).toEqual([])
  await app.settleJobs()
  const mail = (await app.mails()).find(({ to }) => to === company.email)
  expect(mail?.text).toContain(reason)

  await save(company, { descriptionDe: 'Wir bauen Programme.', revision: 1 })
  expect(await own()).toEqual([])
  // Somebody decides about what they have not seen.
  expect((await app.call(approveText, { params, body: { revision: 2 } }, { as })).status).toBe(409)
  expect(await waitingOf(company.companyId)).toMatchObject([{ reason, sentBackAt: null, revision: 3 }])
  const done = await app.call(approveText, { params, body: { revision: 3 } }, { as })
  expect(done.body.changedTexts.waiting).toEqual([])
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.recordId, company.companyId))
  expect(entries.map(({ action }) => action)).toEqual(['send_text_back', 'approve_text'])
})

test('of offers only what was public is looked at; whoever takes a change back has nothing to be looked at', async () => {
  const { companyId } = await app.company()
  const id = newId()
  const draft = { id, companyId, titleDe: 'Informatik' }
  await app.db.insert(offer).values(draft)
  const change = (next: Partial<typeof offer.$inferInsert>) =>
    app.db.update(offer).set(next).where(eq(offer.id, id))
  await change({ titleDe: 'Informatik dual' })
  await change({ status: 'published', publishedAt: app.clock() })
  await change({ minimumGrade: 2 })
  expect(await waitingOf(companyId)).toEqual([])
  await change({ tasksDe: 'Alles.' })
  await change({ tasksDe: 'Programmieren.' })
  expect(await waitingOf(companyId)).toMatchObject([
    {
      offer: { id, title: 'Informatik dual' },
      texts: [{ field: 'tasksDe', before: '', now: 'Programmieren.' }],
    },
  ])
  await change({ tasksDe: '' })
  expect(await waitingOf(companyId)).toEqual([])
})
