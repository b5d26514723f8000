import { createApplication } from '@tandem/contract/applications/drafts'

import { getWatchList, type WatchListEntry } from '@tandem/contract/bookmarks'
import { listCompanies, listMapMarkers } from '@tandem/contract/companies'
import { getOffer, listOffers, matchOffer } from '@tandem/contract/offers'
import { suggest } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, applicationStudyInterest } from '#features/applications/applications.schema.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let fitting: string
let other: string

beforeAll(async () => {
  app = await startTestApp()
  await app.db.insert(setting).values({
    key: 'company.studyOffersVisibility',
    value: 'published-only-to-matching',
    updatedAt: app.clock(),
  })
  acme = await app.company({ name: 'Acme AG' })
  fitting = (await app.offer(acme, { title: 'Passend', studyInterestId: 36 })).id
  other = (await app.offer(acme, { title: 'Anderswo', studyInterestId: 1 })).id
})
afterAll(() => app.stop())

test('an offer of another course does not exist for an applicant, wherever it is asked for', async () => {
  const as = await seeker(36)
  const seen = async (id: string) => [
    (await app.call(getOffer, { params: { id } }, { as })).status,
    (await app.call(matchOffer, { params: { id } }, { as })).status,
    (await app.call(createApplication, { body: { type: 2, offerId: id } }, { as })).status,
  ]
  expect(await seen(fitting)).toEqual([200, 200, 200])
  expect(await seen(other)).toEqual([404, 404, 404])
  const { body } = await app.call(listOffers, { query: { facets: '1' } }, { as })
  expect(body.member.map(({ id }: { id: string }) => id)).toEqual([fitting])
  expect(body.facets.studyInterest).toEqual([{ id: '36', count: 1 }])
  const markers = await app.call(listMapMarkers, { body: {} }, { as })
  expect(markers.body.markers).toMatchObject([{ offers: [fitting] }])
  const suggestions = await app.call(suggest, { query: { text: 'ander', kind: 'offer' } }, { as })
  expect(suggestions.body.suggestions).toEqual([])
  const companies = await app.call(listCompanies, {}, { as })
  expect(companies.body.member).toMatchObject([{ offers: 1, freePlaces: 2, studyInterests: [{ id: '36' }] }])
})

test('the title of a closed offer of another course is not told where it is bookmarked', async () => {
  const as = await seeker(36)
  const closedAt = app.clock()
  for (const [title, studyInterestId] of [
    ['Zu, passend', 36],
    ['Zu, anderswo', 1],
  ] as const) {
    const { id } = await app.offer(acme, { title, studyInterestId })
    await app.db
      .update(offer)
      .set({ status: 'closed', closedAt, updatedAt: closedAt })
      .where(eq(offer.id, id))
    await app.db
      .insert(bookmark)
      .values({ accountId: as.accountId, recordType: 'offer', recordId: id, createdAt: closedAt })
  }
  const { body } = await app.call(getWatchList, { params: { type: 'all' }, query: {} }, { as })
  const titles = body.watchList.entries.map(({ withdrawn }: WatchListEntry) => withdrawn?.title)
  expect(titles).toEqual([null, 'Zu, passend'])
})

test('who has named no course sees all, and so do companies and admins', async () => {
  for (const as of [await app.applicant(), await app.company(), await app.admin()]) {
    expect((await app.call(getOffer, { params: { id: other } }, { as })).status).toBe(200)
    expect((await app.call(listOffers, {}, { as })).body.totalItems).toBe(2)
    expect((await app.call(listCompanies, {}, { as })).body.member).toContainEqual(
      expect.objectContaining({ name: 'Acme AG', offers: 2 }),
    )
  }
})

test('what was begun stays, also when the preferences have changed', async () => {
  const as = await seeker(36)
  const begun = await app.call(createApplication, { body: { type: 2, offerId: fitting } }, { as })
  await app.db.update(applicationStudyInterest).set({ studyInterestId: 1 }).where(ofApplication(as.profile))
  expect((await app.call(getOffer, { params: { id: fitting } }, { as })).status).toBe(200)
  const again = await app.call(createApplication, { body: { type: 2, offerId: fitting } }, { as })
  expect(again.body.id).toBe(begun.body.id)
})

const ofApplication = (id: string) => eq(applicationStudyInterest.applicationId, id)

async function seeker(studyInterestId: number) {
  const person = await app.applicant()
  const [row] = await app.db
    .insert(application)
    .values({ applicantId: person.applicantId, type: 9 })
    .returning({ id: application.id })
  const profile = row?.id ?? ''
  await app.db
    .insert(applicationStudyInterest)
    .values({ applicationId: profile, studyInterestId, position: 0 })
  return { ...person, profile }
}
