import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerYear } from '#features/offers/offers.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { bestOffers, bestProfiles } from '../matching.api.ts'
import { createSeeking, type Seeking } from '../seeking.testing.ts'
import { type Candidate, compareRanked, type Ranked } from './ranked.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let seeking: Seeking
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  seeking = createSeeking(app)
  lena = await app.applicant()
  acme = await app.company()
})
afterAll(() => app.stop())

const readerOf = ({ applicantId }: typeof lena) => ({ type: 'applicant' as const, applicantId })
const context = () => app.context()
const totals = (ranked: Ranked[] | null) => ranked?.map(({ id, total }) => [id, total])
const bestOf = (offer: { id: string }, candidates: Candidate[], limit = 20) =>
  bestProfiles(context(), offer.id, { readAll: async () => candidates }, { after: null, offset: 0, limit })
const candidatesOf = (records: { id: string }[]) => records.map(({ id }, at) => ({ id, at }))

test('offers: the best first, of those that fit alike the one most is known of, then the newest', async () => {
  await seeking.profile(lena)
  const year = (year: number) => ({ years: [{ year, total: 1 }] })
  const far = await app.offer(acme, { ...year(2028), latitude: 53.55, longitude: 9.99 })
  const later = await app.offer(acme, year(2028))
  const best = await app.offer(acme, year(2027))
  const asGood = await app.offer(acme, year(2027))
  const lessKnown = await app.offer(acme)
  await app.db.delete(offerYear).where(eq(offerYear.offerId, lessKnown.id))
  const candidates = candidatesOf([far, later, best, asGood, lessKnown])
  expect(totals(await rankOffers(lena, candidates))).toEqual([
    [asGood.id, 100],
    [best.id, 100],
    [lessKnown.id, 100],
    [later.id, 94],
    [far.id, 78],
  ])
})

test('an offer that was applied for ranks by its application, as it is shown', async () => {
  const max = await app.applicant()
  await seeking.profile(max, { desiredYears: [2030] })
  const [first, second] = [await app.offer(acme), await app.offer(acme)]
  await seeking.draft(max, first)
  const ranked = await rankOffers(max, candidatesOf([first, second]))
  expect(totals(ranked)).toEqual([
    [first.id, 100],
    [second.id, 89],
  ])
})

test('profiles: the best first, whoever seeks nothing last', async () => {
  const offer = await app.offer(acme)
  const people = await Promise.all([1, 2, 3].map(() => app.applicant()))
  const [fits, seeksNothing, later] = await Promise.all(
    people.map((person, index) =>
      seeking.profile(person, {
        visibility: 'anonymous',
        ...(index === 1 && { studyInterests: [], places: [], desiredYears: [] }),
        ...(index === 2 && { desiredYears: [2028] }),
      }),
    ),
  )
  const candidates = candidatesOf([fits, seeksNothing, later].flatMap((profile) => profile ?? []))
  expect(totals((await bestOf(offer, candidates))?.rows ?? null)).toEqual([
    [fits?.id, 100],
    [later?.id, 94],
    [seeksNothing?.id, null],
  ])
})

test('without a preference there is nothing to order by', async () => {
  const offer = await app.offer(acme)
  const max = await app.applicant()
  expect(await rankOffers(max, candidatesOf([offer]))).toBe(null)
})

test('of thousands in several reads, none is lost and the order is that of all', async () => {
  const offer = await app.offer(acme)
  const unknown = Array.from({ length: 2500 }, () => newId())
  const person = await app.applicant()
  const { id } = await seeking.profile(person, { visibility: 'open' })
  const candidates = candidatesOf([...unknown.map((id) => ({ id })), { id }])
  const best = await bestOf(offer, candidates, 2)
  expect(best).toMatchObject({ isMore: true, total: 2501 })
  expect(best?.rows[0]).toMatchObject({ id, total: 100 })
  expect(best?.rows[1]).toMatchObject({ id: unknown.at(-1), total: null })
})

test('the order is a total one', () => {
  const rank = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    at: fc.nat(2),
    total: fc.option(fc.nat(3)),
    known: fc.nat(2),
  })
  fc.assert(
    fc.property(rank, rank, rank, (a, b, c) => {
      expect(Math.sign(compareRanked(a, b))).toBe(-Math.sign(compareRanked(b, a)) + 0)
      if (compareRanked(a, b) <= 0 && compareRanked(b, c) <= 0) {
        expect(compareRanked(a, c)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

async function rankOffers(applicant: Parameters<typeof readerOf>[0], candidates: Candidate[]) {
  const source = { readAll: async () => candidates }
  const page = await bestOffers(context(), readerOf(applicant), source, { after: null, offset: 0, limit: 10 })
  return page?.rows ?? null
}
