import { listApplicants } from '@tandem/contract/applicant-search'
import { listCompanies } from '@tandem/contract/companies'
import { listOffers } from '@tandem/contract/offers'
import { listApplicantSavedSearches, listCompanySavedSearches } from '@tandem/contract/saved-searches'
import { placeAround } from '@tandem/contract/search/place-around'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { place } from '#features/reference/reference.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { save, saveForCompany } from '../saved-searches.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let stuttgart: string
beforeAll(async () => {
  app = await startTestApp()
  lena = await app.applicant()
  acme = await app.company({ name: 'Acme AG' })
  const beta = await app.company({ name: 'Beta GmbH' })
  const berlin = { town: 'Berlin', latitude: 52.52, longitude: 13.405 }
  const near = { town: 'Stuttgart', latitude: 48.7758, longitude: 9.1829 }
  await app.offer(acme, { title: 'Eins', studyInterestId: 36, ...near })
  const marked = await app.offer(acme, { title: 'Zwei', studyInterestId: 41, ...berlin })
  await app.offer(beta, { title: 'Drei', studyInterestId: 36, years: [{ year: 2028, total: 1, taken: 1 }] })
  await app.offer(acme, { title: 'Fünf', years: [{ year: 2028, total: 1 }] })
  await app.offer(beta, { title: 'Vier', studyInterestId: 1, ...near })
  const marks = { accountId: lena.accountId, recordType: 'offer' }
  await app.db.insert(bookmark).values({ ...marks, recordId: marked.id })
  for (const [grade, interests, at] of [
    [1.5, [36], 'stuttgart'],
    [2.5, [41], 'stuttgart'],
    [3.5, [36, 41], 'berlin'],
  ] as const) {
    const values = { grade, interests: [...interests], places: [at], qualificationKey: 'ahr' }
    await insertProfile(app.db, await app.applicant(), values)
  }
  const [row] = await app.db.select().from(place).where(eq(place.name, 'Stuttgart')).limit(1)
  stuttgart = String(row?.id)
})
afterAll(() => app.stop())

const around = () => ({ places: [{ place: stuttgart, radius: 30 }] })
const aroundQuery = () => ({ place: placeAround(stuttgart, 30) })

test.each([
  [{}, {}],
  [{ studyInterests: ['36'] }, { studyInterest: '36' }],
  [{ desiredStudyYears: [2028] }, { year: 2028 }],
  [
    { desiredStudyYears: [2028], includeOccupiedCompanies: false },
    { year: 2028, free: '1' },
  ],
  [{ excludeBookmarks: true }, { unmarked: '1' }],
  [{ companyName: 'Beta' }, { text: 'Beta' }],
  [{ text: 'Vier', companyName: 'Beta' }, { text: 'Vier Beta' }],
  [around, aroundQuery],
])('what %j finds is what the lists of offers and companies show', async (criteria, query) => {
  const body = typeof criteria === 'function' ? criteria() : criteria
  const asked = typeof query === 'function' ? query() : query
  await save(app, lena, { ...body, finds: 'offers' })
  await save(app, lena, { ...body, finds: 'companies' })
  const saved = await app.call(listCompanySavedSearches, { query: { perPage: 2 } }, { as: lena })
  const offers = await app.call(listOffers, { query: asked }, { as: lena })
  const companies = await app.call(listCompanies, { query: asked }, { as: lena })
  expect(saved.body.member.map(({ hits }: { hits: number }) => hits).toSorted()).toEqual(
    [offers.body.totalItems, companies.body.totalItems].toSorted(),
  )
  expect(offers.body.totalItems).toBeGreaterThan(0)
})

test.each([
  [{}, {}],
  [
    { studyInterests: ['36'], grade: 2.5 },
    { studyInterest: '36', grade: 2.5 },
  ],
  [
    { grade: 3.5, qualifications: ['ahr'] },
    { grade: 3.5, qualification: 'ahr' },
  ],
  [around, aroundQuery],
])('what %j finds is what the list of applicants shows', async (criteria, query) => {
  const body = typeof criteria === 'function' ? criteria() : criteria
  const asked = typeof query === 'function' ? query() : query
  await saveForCompany(app, acme, body)
  const saved = await app.call(listApplicantSavedSearches, { query: { perPage: 1 } }, { as: acme })
  const found = await app.call(listApplicants, { query: asked }, { as: acme })
  expect(saved.body.member[0].hits).toBe(found.body.totalItems)
  expect(found.body.totalItems).toBeGreaterThan(0)
})
