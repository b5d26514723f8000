import { listApplicants } from '@tandem/contract/applicant-search'
import { listOffers } from '@tandem/contract/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createSeeking, type Seeking } from '../seeking.testing.ts'

let app: TestApp
let seeking: Seeking
let acme: Awaited<ReturnType<TestApp['company']>>
beforeAll(async () => {
  app = await startTestApp()
  seeking = createSeeking(app)
  acme = await app.company()
})
afterAll(() => app.stop())

type List = typeof listApplicants | typeof listOffers

/** One after the other, as “next” leads on. */
async function pages(list: List, as: { token: string }, query: object): Promise<string[]> {
  const seen: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { body } = await app.call(list, { query: { ...query, sort: 'match', perPage: 1, cursor } }, { as })
    seen.push(...body.member.map((each: { id: string }) => each.id))
    if (!body.view?.next) return seen
    cursor = new URLSearchParams(body.view.next.split('?')[1]).get('cursor') ?? undefined
  }
}

test('applicants whose courses lie near the offer’s are read first, and all come in the order of their match', async () => {
  const offer = await app.offer(acme)
  // In the order in which they are to be found; whoever names no course can fit as well as any.
  const wanted = [
    { studyInterests: ['36'] },
    { studyInterests: [] },
    { studyInterests: ['1', '90'] },
    { studyInterests: ['36'], places: [{ place: 'Kiel', latitude: 54.3, longitude: 10.1, radius: 10 }] },
    { studyInterests: ['90'] },
    { studyInterests: [], places: [], desiredYears: [] },
  ]
  const expected: string[] = []
  for (const preferences of wanted) {
    const person = await app.applicant()
    await seeking.profile(person, { visibility: 'open', ...preferences })
    expected.push(person.applicantId)
  }
  expect(await pages(listApplicants, acme, { offer: offer.id })).toEqual(expected)
})

test('offers whose course lies near the preferred one are read first, and all come in the order of their match', async () => {
  const lena = await app.applicant()
  await seeking.profile(lena)
  const years = (year: number) => [{ year, total: 1 }]
  const company = await app.company()
  const expected: string[] = []
  for (const options of [
    { studyInterestId: 36, years: years(2027) },
    { studyInterestId: 37, years: years(2027) },
    { studyInterestId: 36, years: years(2029) },
    { studyInterestId: 1, years: years(2027) },
    { studyInterestId: 90, years: years(2027) },
    { studyInterestId: 36, years: years(2030), latitude: 54.3, longitude: 10.1 },
  ]) {
    expected.push((await app.offer(company, options)).id)
  }
  expect(await pages(listOffers, lena, { company: company.companyId })).toEqual(expected)
})
