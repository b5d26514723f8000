import { listFittingOffers } from '@tandem/contract/received-applications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { createSeeking, type Seeking } from '#features/matching/seeking.testing.ts'
import { offerLanguage, offer as offerTable, offerYear } from '#features/offers/offers.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let seeking: Seeking
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string
beforeAll(async () => {
  app = await startTestApp()
  seeking = createSeeking(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company()
  lena = await app.applicant()
  id = await sentFor(await app.offer(acme, years))
})

const years = { years: [{ year: 2027, total: 1 }] }

async function sentFor(offer: { id: string }): Promise<string> {
  const draft = await seeking.draft(lena, offer)
  await seeking.send(lena, draft)
  return draft.id
}
async function listed(as: { token: string } = acme, locale?: 'de' | 'en') {
  const { status, body } = await app.call(listFittingOffers, { params: { id } }, { as, locale })
  return status === 200 ? body.offers : status
}
const idsOf = async () => (await listed()).map((each: { id: string }) => each.id)

test('own open offers that fit are named, the best first, and not the one that was applied for', async () => {
  const fits = await app.offer(acme, { ...years, title: 'Wirtschaftsinformatik' })
  const nearly = await app.offer(acme, { years: [{ year: 2028, total: 1 }] })
  const [first, second, ...more] = await listed()
  expect(first).toMatchObject({ id: fits.id, title: 'Wirtschaftsinformatik' })
  expect(first.match.total).toBeGreaterThan(second.match.total)
  expect(second.id).toBe(nearly.id)
  expect(more).toEqual([])
  const titlesOf = (locale: 'de' | 'en') =>
    listed(acme, locale).then((offers) =>
      offers.map(({ titleLanguage }: { titleLanguage?: string }) => titleLanguage),
    )
  expect(await titlesOf('de')).toEqual([undefined, undefined])
})

test('what takes no applications, was applied for already, is of another company or fits badly is left out', async () => {
  const open = await app.offer(acme, years)
  const over = await app.offer(acme, years)
  await app.db.update(offerTable).set({ deadline: '2020-01-01' }).where(eq(offerTable.id, over.id))
  const closed = await app.offer(acme, years)
  await app.db.update(offerTable).set({ status: 'closed' }).where(eq(offerTable.id, closed.id))
  const full = await app.offer(acme, years)
  await app.db.update(offerYear).set({ taken: 1 }).where(eq(offerYear.offerId, full.id))
  // What was left free in a year that is over is free no more.
  await app.offer(acme, { years: [{ year: 2020, total: 1 }] })
  await sentFor(await app.offer(acme, years))
  await app.offer(await app.company(), years)
  const far = await app.offer(acme, { years: [{ year: 2035, total: 1 }] })
  await app.db.insert(offerLanguage).values({ offerId: far.id, languageCode: 'fr', minimumLevel: 6 })
  expect(await idsOf()).toEqual([open.id])
  const suspended = { status: 'suspended', refusalReason: 'Beschwerden' } as const
  await app.db.update(company).set(suspended).where(eq(company.id, acme.companyId))
  expect(await idsOf()).toEqual([])
})

test('an application exists only for the company that received it', async () => {
  await app.offer(acme, years)
  expect(await listed(await app.company())).toBe(404)
  expect(await listed(await app.colleague(acme))).toBe(403)
  expect(await listed(lena)).toBe(403)
  expect(await listed(await app.colleague(acme, { permissions: ['company-profile-edit'] }))).toHaveLength(1)
})
