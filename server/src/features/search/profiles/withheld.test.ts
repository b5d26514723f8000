import { type FoundProfile, listApplicants, matchApplicant } from '@tandem/contract/applicant-search'
import { getApplicant, getApplicantTeaser } from '@tandem/contract/applicants'
import { getApplication, listApplications } from '@tandem/contract/applications'
import { disclosable } from '@tandem/contract/applications/content'
import type { Endpoint } from '@tandem/contract/endpoint'
import { search } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile, type ProfileOptions } from './profiles.testing.ts'

/** Stands in all that an anonymous profile withholds, and in all that a hidden one is. */
const secret = 'Quxelbaum'
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
const anonymous: string[] = []
const hidden: { applicantId: string }[] = []

const withheld = {
  visibility: 'anonymous',
  aboutMe: `Ich bin ${secret}`,
  expertises: [
    { name: 'Python', grade: null, description: `Kurs von ${secret}` },
    { name: `Leitet ${secret}`, grade: null, description: '' },
  ],
  education: [{ academyName: `Schule ${secret}`, academicTitle: secret, from: null, to: null }],
  career: [{ companyName: `Betrieb ${secret}`, position: secret, from: null, to: null }],
  title: `Titel ${secret}`,
} satisfies ProfileOptions

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
  // Not in the order of their names.
  for (const firstName of ['Zoe', 'Anna', 'Mia']) {
    const person = await app.applicant({ firstName, lastName: secret })
    anonymous.push(await insertProfile(app.db, person, withheld))
  }
  const own = { title: secret, interests: [1], desiredYears: [2031], places: [], grade: 1 }
  const gone = async (options: ProfileOptions, values: Partial<typeof account.$inferInsert> = {}) => {
    const person = await app.applicant({ lastName: secret })
    await insertProfile(app.db, person, { ...own, ...options })
    await app.db
      .update(account)
      .set({ locale: 'de', ...values })
      .where(eq(account.id, person.accountId))
    hidden.push(person)
    return person
  }
  await gone({ visibility: 'hidden' })
  await gone({}, { hiddenAt: new Date() })
  await gone({}, { confirmedAt: null })
  const { applicantId } = await gone({})
  await app.db.insert(applicantCompanyBlock).values({ applicantId, companyId: acme.companyId })
})
afterAll(() => app.stop())

const lists: [string, Endpoint, { params?: Record<string, string>; query?: object }][] = [
  ['applicants', listApplicants, {}],
  ['applications', listApplications, { query: { scope: 'search' } }],
  ['any applicant', search, { params: { entityType: 'applicant' } }],
  ['any application', search, { params: { entityType: 'application' } }],
]

test.each(lists)('%s: only the anonymous ones, without what they withhold', async (_, endpoint, parts) => {
  const ask = async (query: object) =>
    (await app.call(endpoint, { ...parts, query: { ...parts.query, ...query } }, { as: acme })).body
  const all = await ask({ facets: '1' })
  expect(all.totalItems).toBe(3)
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`${secret}|Zoe|Anna|Mia`))
  expect(all.facets.year).toEqual([{ id: '2027', count: 3 }])
  expect(all.facets.studyInterest).toEqual([{ id: '36', count: 3 }])
  expect(all.facets.grade).toEqual([])
  for (const text of [secret, 'Quxel', 'Quxelbuam', 'Zoe', 'Anna', `Sucht ${secret}`]) {
    const found = await ask({ text, grade: '4.0', facets: '1' })
    expect([text, found.totalItems, found.member]).toEqual([text, 0, []])
    expect(Object.values(found.facets).flat()).toEqual([])
  }
  expect((await ask({ year: '2031', studyInterest: '1' })).relaxations).toEqual([])
  const { member } = await ask({ text: 'python' })
  expect(member).toHaveLength(3)
  expect(JSON.stringify(member)).not.toContain(secret)
})

test('by name the anonymous ones come last, in an order that no name decides', async () => {
  const open = await insertProfile(app.db, await app.applicant({ lastName: 'Zzz' }), { title: 'Offen' })
  const list = async (query: object) => (await app.call(listApplicants, { query }, { as: acme })).body
  const { member } = await list({ sort: 'name' })
  expect(member.map(({ applicationId }: FoundProfile) => applicationId)).toEqual([open, ...anonymous])
  const { view } = await list({ sort: 'name', perPage: 2 })
  const cursor = new URLSearchParams(view.next.split('?')[1]).get('cursor')?.split('.')[1] ?? ''
  expect(JSON.parse(Buffer.from(cursor, 'base64url').toString())).toEqual(['name', null, expect.any(Number)])
})

test('an anonymous record says no more than the list, but what its applicant switched on, each by itself', async () => {
  const person = await app.applicant({ lastName: secret })
  const id = await insertProfile(app.db, person, withheld)
  const shown = async () => {
    const ask = { as: acme }
    const params = { id: person.applicantId }
    const answers = [
      await app.call(getApplication, { params: { id } }, ask),
      await app.call(getApplicant, { params }, ask),
      await app.call(getApplicantTeaser, { params }, ask),
      await app.call(listApplicants, { query: { text: 'Quxel' } }, ask),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    return JSON.stringify(answers.map(({ body }) => body))
  }
  expect(await shown()).not.toContain(secret)
  const words = {
    title: 'Titel',
    education: 'Schule',
    career: 'Betrieb',
    expertises: 'Kurs von',
    aboutMe: 'Ich bin',
  }
  for (const part of disclosable) {
    await app.db
      .update(application)
      .set({ disclosed: [part] })
      .where(eq(application.id, id))
    const text = await shown()
    for (const [other, word] of Object.entries(words)) {
      expect([part, other, text.includes(`${word} ${secret}`)]).toEqual([part, other, other === part])
    }
  }
  await app.db.delete(application).where(eq(application.id, id))
})

test('who may not find a profile gets no match with it either', async () => {
  const offer = (await app.offer(acme)).id
  for (const { applicantId: id } of hidden) {
    const { status } = await app.call(matchApplicant, { params: { id }, query: { offer } }, { as: acme })
    expect(status).toBe(404)
  }
  const { body } = await app.call(listApplicants, { query: { offer, sort: 'match' } }, { as: acme })
  expect(JSON.stringify(body)).not.toContain(secret)
})
