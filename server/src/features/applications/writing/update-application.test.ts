import { getApplication } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { createApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { application } from '../applications.schema.ts'
import { completeContent, emptyContent } from '../content/sample-content.testing.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant()
  id = (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body.id
})

test('what is saved comes back as it was, in its order', async () => {
  const { coverLetter: _, ...content } = completeContent
  const { status, body } = await save({ ...completeContent, visibility: 'open' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...content, visibility: 'open', revision: 1, filledPercentage: 90 })
  const read = await app.call(getApplication, { params: { id } }, { as: lena })
  expect(read.body).toEqual(body)
})

test('saving replaces everything, down to nothing', async () => {
  await save(completeContent)
  const { body } = await save(emptyContent, 1)
  expect(body).toMatchObject({ ...emptyContent, revision: 2, filledPercentage: 0 })
})

test('a list that is as it was is not written again', async () => {
  await save(completeContent)
  const writers = async () => {
    const { rows } = await app.db.execute<Record<'interests' | 'places' | 'languages', string>>(sql`select
      (select max(xmin::text) from application_study_interest where application_id = ${id}) as interests,
      (select max(xmin::text) from application_place where application_id = ${id}) as places,
      (select max(xmin::text) from application_language where application_id = ${id}) as languages`)
    return rows[0]
  }
  const before = await writers()
  const places = completeContent.places.map((place) => ({ ...place, radius: 10 }))
  await save({ ...completeContent, title: 'Neu', places }, 1)
  expect(await writers()).toEqual({ ...before, places: expect.not.stringMatching(`^${before?.places}$`) })
})

test('of two that edit at once, the later is told instead of overwriting', async () => {
  const title = (text: string) => ({ ...emptyContent, title: text })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => save(title(`Fassung ${n}`))))
  const saved = answers.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  const refused = answers.filter(({ body }) => body.code === 'changed_elsewhere')
  expect(refused).toHaveLength(11)
  // Each is told what stands there now, as reading it would.
  for (const { body } of refused) expect(body.current).toEqual(saved[0]?.body)
  expect((await save(emptyContent, 0)).status).toBe(409)
  expect((await save(emptyContent, 1)).status).toBe(200)
})

test.each([
  ['a study interest that is not listed', { studyInterests: ['36', '999999'] }, 'studyInterests[1]'],
  ['one that is not even a number', { studyInterests: ["1' or true"] }, 'studyInterests[0]'],
  ['one in another spelling', { studyInterests: ['036'] }, 'studyInterests[0]'],
  ['a qualification', { qualification: 'phd' }, 'qualification'],
  ['a language', { languages: [{ name: 'xx', rating: 'native' }] }, 'languages[0].name'],
] as const)('%s is refused at its place', async (_, part, propertyPath) => {
  const { status, body } = await save({ ...emptyContent, ...structuredClone(part) } as ApplicationContent)
  expect(status).toBe(422)
  expect(body.violations).toEqual([
    { propertyPath, code: 'unknown_reference', message: 'Dieser Eintrag steht nicht zur Auswahl.' },
  ])
})

test('everything that cannot be chosen is told at once, in the language of the request', async () => {
  const body = { ...emptyContent, studyInterests: ['0'], qualification: 'x', revision: 0 }
  const answer = await app.call(updateApplication, { params: { id }, body }, { as: lena, locale: 'en' })
  expect(answer.body.violations.map(({ message }: { message: string }) => message)).toEqual([
    'This option is not available.',
    'This option is not available.',
  ])
})

test('a rating is the self-test’s: a save changes only which modules companies see', async () => {
  const stored = [
    { name: 'fractions', rating: 2, visible: false },
    { name: 'vectors', rating: 3, visible: true },
  ]
  await app.db.update(application).set({ moduleAdditionals: stored }).where(eq(application.id, id))
  const claimed = [
    { name: 'fractions', rating: 6, visible: true },
    { name: 'sets', rating: 6, visible: true },
  ]
  const { body } = await save({ ...emptyContent, moduleAdditionals: claimed })
  expect(body.moduleAdditionals).toEqual([{ name: 'fractions', rating: 2, visible: true }, stored[1]])
})

test('a language is named once', async () => {
  const english = { name: 'en', rating: 'expert' } as const
  const { body } = await save({ ...emptyContent, languages: [english, english] })
  expect(body.violations).toMatchObject([{ propertyPath: 'languages[1].name', code: 'invalid' }])
})

test.each([
  [{ grade: 0.9 }, 'grade'],
  [{ grade: 1.95 }, 'grade'],
  [{ desiredYears: [1999] }, 'desiredYears[0]'],
  [{ places: [{ place: 'X', latitude: 91, longitude: 0, radius: 1 }] }, 'places[0].latitude'],
  [
    { education: [{ academyName: 'X', academicTitle: '', from: '2026-02', to: '2026-01' }] },
    'education[0].to',
  ],
  [{ status: 2 }, ''],
  [{ aboutMe: 'x'.repeat(5001) }, 'aboutMe'],
])('%j is refused', async (part, propertyPath) => {
  const body = { ...emptyContent, ...part, revision: 0 }
  const { status, body: problem } = await app.call(updateApplication, { params: { id }, body }, { as: lena })
  expect(status).toBe(422)
  expect(problem.violations).toMatchObject([{ propertyPath }])
})

test.each([
  [{ aboutMe: 'a\u0000b' }, 'aboutMe'],
  [{ expertises: [{ name: '\ud800', grade: null, description: '' }] }, 'expertises[0].name'],
])('%j is no text that a database could keep, and its field says so', async (part, propertyPath) => {
  const { status, body } = await save({ ...emptyContent, ...part })
  expect(status).toBe(422)
  expect(body.violations).toMatchObject([{ propertyPath, code: 'characters' }])
})

test('what was sent is a snapshot', async () => {
  await app.db.update(application).set({ status: 8 }).where(eq(application.id, id))
  expect((await save(emptyContent)).body).toMatchObject({ status: 409, code: 'already_sent' })
})

test('to everyone else it does not exist', async () => {
  const company = await app.company()
  const statuses = [null, await app.applicant(), company, await app.admin()].map(
    async (as) => (await save(emptyContent, 0, as)).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 404, 403, 403])
})

async function save(content: ApplicationContent, revision = 0, as: { token: string } | null = lena) {
  return app.call(
    updateApplication,
    { params: { id }, body: { ...content, revision } },
    { as: as ?? undefined },
  )
}
