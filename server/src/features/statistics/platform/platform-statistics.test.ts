import {
  getPlatformStatistics,
  type PlatformStatistics,
} from '@tandem/contract/statistics/platform-statistics'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import {
  application,
  applicationEvent,
  applicationPlace,
} from '#features/applications/applications.schema.ts'
import { institutionLocation } from '#features/contacts/contacts.schema.ts'
import { mathsAttempt } from '#features/maths/maths.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const karlsruhe = { latitude: 49.0, longitude: 8.4 }
const mosbach = { latitude: 49.35, longitude: 9.15 }
const day = (day: string) => new Date(`${day}T12:00:00Z`)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const location = { postalCode: '76133', role: 'site' }
  await app.db.insert(institutionLocation).values([
    { ...location, ...karlsruhe, key: 'ka', name: 'Karlsruhe', town: 'Karlsruhe' },
    { ...location, ...mosbach, key: 'mos', name: 'Mosbach', town: 'Mosbach' },
  ])
  await fillWorld()
})
afterAll(() => app.stop())

/** Twelve who look for a place near Karlsruhe, six near Mosbach, three nowhere. */
async function fillWorld() {
  const acme = await app.company()
  const atKarlsruhe = await app.offer(acme, { years: [{ year: 2027, total: 30, taken: 1 }] })
  await app.offer(acme, { years: [{ year: 2028, total: 3 }], studyInterestId: 1 })
  await app.db.update(offer).set({ institutionLocationKey: 'ka' }).where(eq(offer.id, atKarlsruhe.id))
  for (let index = 0; index < 21; index++) {
    const { applicantId, accountId } = await app.applicant()
    const confirmedAt = day(index < 15 ? '2026-02-01' : '2025-11-01')
    await app.db.update(account).set({ confirmedAt }).where(eq(account.id, accountId))
    if (index >= 18) continue
    const place = index < 12 ? karlsruhe : mosbach
    const id = newId()
    const visibility = index % 2 ? 'open' : 'anonymous'
    await app.db.insert(application).values({ id, applicantId, type: 3, visibility })
    await app.db.insert(applicationPlace).values({
      ...{ applicationId: id, position: 0, name: 'Hier', radius: 20, ...place, ...toUnitVector(place) },
    })
    if (index < 12) await apply(applicantId, acme.companyId, atKarlsruhe.id, index)
    // All of one person's: many runs are not many people.
    if (index === 0) await finishTests(applicantId, 9)
    await app.db.insert(savedSearch).values({
      ...{ accountId, kind: 'offers', name: 'Suche', criteria: {}, createdAt: day('2026-05-01') },
      notificationInterval: index < 16 ? 'daily' : 'weekly',
    })
  }
}

async function apply(applicantId: string, companyId: string, offerId: string, index: number) {
  const id = newId()
  const sentAt = day('2026-04-01')
  const stage = index < 6 ? 'interview' : 'received'
  await app.db
    .insert(application)
    .values({ id, applicantId, companyId, offerId, type: 2, status: 2, stage, sentAt })
  if (index >= 6) return
  const createdAt = new Date(sentAt.getTime() + (index + 1) * 86_400_000)
  await app.db.insert(applicationEvent).values({ applicationId: id, event: 'interview', createdAt })
}

const finishTests = (applicantId: string, count: number) =>
  app.db.insert(mathsAttempt).values(
    Array.from({ length: count }, () => ({
      ...{ applicantId, level: 2, module: 'algebra', finishedAt: day('2026-06-01') },
    })),
  )

async function statistics(query: { year?: number; location?: string } = {}): Promise<PlatformStatistics> {
  const { status, body } = await app.call(getPlatformStatistics, { query }, { as: await app.admin() })
  expect(status).toBe(200)
  return body.statistics
}

test('all of it is counted by year and location, each person where the first place wanted is nearest', async () => {
  const whole = await statistics()
  expect(whole.locations.map(({ key }) => key)).toEqual(['ka', 'mos'])
  expect(whole.applicants).toBe(21)
  expect(whole.registrations.map(({ period, applicants }) => [period, applicants])).toEqual([
    ['2025', 6],
    ['2026', 15],
  ])
  expect(whole.funnel.map(({ applications }) => applications)).toEqual([12, 6, 6, 0, 0])
  expect(whole.answers.at(-1)).toEqual({ period: '2026', answered: 6, days: 3.5 })
  expect(whole.startYears).toEqual([
    { year: 2027, offers: 1, places: 30, free: 29 },
    { year: 2028, offers: 1, places: 3, free: 3 },
  ])
  expect(whole.sites).toEqual([
    { key: 'ka', offers: 1, places: 30, free: 29 },
    { key: 'mos', offers: 0, places: 0, free: 0 },
    { key: 'none', offers: 1, places: 3, free: 3 },
  ])
  expect(whole.courses.map(({ offers }) => offers)).toEqual([1, 1])

  const here = await statistics({ year: 2026, location: 'ka' })
  expect(here.registrations.map(({ period }) => period)).toEqual(['2026-1', '2026-2', '2026-3', '2026-4'])
  expect(here.funnel[0]).toEqual({ step: 'received', applications: 12 })
  expect(here.startYears).toEqual([{ year: 2026, offers: 0, places: 0, free: 0 }])
  expect(here.answers[1]).toEqual({ period: '2026-2', answered: 6, days: 3.5 })
})

test('what few people are behind is not told, however often they did it, nor what would give it away', async () => {
  const { maths, savedSearches, profiles } = await statistics()
  expect(maths.map(({ applicants }) => applicants)).toEqual([0, null, 0])
  expect(savedSearches.map(({ applicants }) => applicants)).toEqual([0, 0, 16, null])
  // Three have none.
  const told = Object.fromEntries(profiles.map(({ state, applicants }) => [state, applicants]))
  expect(told.none).toBeNull()
  expect([told.open, told.anonymous].filter((each) => each === null)).toHaveLength(1)
  // Three of those who registered in 2026 look for a place at Mosbach: the other twelve would tell.
  for (const location of ['mos', 'ka']) {
    const { registrations } = await statistics({ year: 2026, location })
    expect(registrations[0]?.applicants).toBeNull()
  }
})
