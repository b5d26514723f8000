import { type CompanySummary, listCompanies } from '@tandem/contract/companies'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, applicationStudyInterest } from '#features/applications/applications.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  lena = await app.applicant()
  const profile = { applicantId: lena.applicantId, type: 9, desiredYears: [2028] }
  const [stored] = await app.db.insert(application).values(profile).returning({ id: application.id })
  const sought = { applicationId: stored?.id ?? '', studyInterestId: 36, position: 0 }
  await app.db.insert(applicationStudyInterest).values(sought)
  const near = await app.company({ name: 'Nah' })
  const far = await app.company({ name: 'Fern' })
  await app.offer(near, { title: 'best', studyInterestId: 36, years: [{ year: 2028, total: 1 }] })
  await app.offer(far, { title: 'other course', studyInterestId: 1, years: [{ year: 2028, total: 1 }] })
  await app.offer(far, { title: 'other year', studyInterestId: 36, years: [{ year: 2027, total: 1 }] })
  await app.offer(far, { title: 'neither', studyInterestId: 1, years: [{ year: 2026, total: 1 }] })
})
afterAll(() => app.stop())

test('by match, over the whole result and page by page, and said with each', async () => {
  const whole = await search({ sort: 'match' })
  expect(titles(whole)).toEqual(['best', 'other year', 'other course', 'neither'])
  const totals = whole.member.map(({ match }: OfferSummary) => match?.total)
  expect(totals[0]).toBe(100)
  expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a))
  const seen: string[] = []
  let query = new URLSearchParams({ sort: 'match', perPage: '1' })
  for (let page = 0; page < 4; page++) {
    const body = await search(Object.fromEntries(query))
    seen.push(...titles(body))
    query = new URLSearchParams(body.view.next?.split('?')[1])
  }
  expect(seen).toEqual(titles(whole))
  expect(titles(await search({ sort: 'match', order: 'asc' }))).toEqual(seen.toReversed())
})

test('companies by the best of their offers', async () => {
  const { body } = await app.call(listCompanies, { query: { sort: 'match' } }, { as: lena })
  expect(body.member.map(({ name }: { name: string }) => name)).toEqual(['Nah', 'Fern'])
  expect(body.member[0].bestMatch).toMatchObject({ offer: { title: 'best' }, match: { total: 100 } })
  expect(body.member[1].bestMatch.match.total).toBeGreaterThan(0)
  const only = await app.call(listCompanies, { query: { studyInterest: '1' } }, { as: lena })
  expect(only.body.member[0].bestMatch.match.total).toBeLessThan(body.member[1].bestMatch.match.total)
  const whole = await search({ sort: 'match' })
  const { offer, match } = body.member[1].bestMatch
  expect(whole.member.find(({ id }: OfferSummary) => id === offer.id)?.match).toEqual(match)
})

test('a company is compared by its offers as they are, however often they were read before', async () => {
  const bestOfNah = async () => {
    const { body } = await app.call(listCompanies, {}, { as: lena })
    return body.member.find(({ name }: CompanySummary) => name === 'Nah').bestMatch?.offer.title
  }
  const rename = (from: string, titleDe: string) =>
    app.db.update(offer).set({ titleDe }).where(eq(offer.titleDe, from))
  expect(await bestOfNah()).toBe('best')
  await rename('best', 'renamed')
  expect(await bestOfNah()).toBe('renamed')
  await rename('renamed', 'best')
  expect(await bestOfNah()).toBe('best')
})

test('for who has no preference it is by age, and nothing is said', async () => {
  const max = await app.applicant()
  const { body } = await app.call(listOffers, { query: { sort: 'match' } }, { as: max })
  expect(titles(body)).toEqual(['neither', 'other year', 'other course', 'best'])
  expect(body.member[0].match).toBeNull()
  await app.db.insert(application).values({ applicantId: max.applicantId, type: 9 })
  const companies = await app.call(listCompanies, { query: { sort: 'match' } }, { as: max })
  expect(companies.body.member.map(({ bestMatch }: CompanySummary) => bestMatch)).toEqual([null, null])
})

test('with the setting only offers of the courses that an applicant looks for are found', async () => {
  await app.db.insert(setting).values({
    key: 'company.studyOffersVisibility',
    value: 'published-only-to-matching',
    updatedAt: app.clock(),
  })
  app.clock.advance(5000)
  expect(titles(await search({})).toSorted()).toEqual(['best', 'other year'])
  expect((await search({})).totalItems).toBe(2)
})

const search = async (query: Record<string, string>) =>
  (await app.call(listOffers, { query }, { as: lena })).body

const titles = (body: { member: OfferSummary[] }) => body.member.map(({ title }) => title)
