import { getOfferOverview, openQuickHit, quickSearch } from '@tandem/contract/search/quick-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const karlsruhe = { town: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 }
const ulm = { town: 'Ulm', latitude: 48.4011, longitude: 9.9876 }
const names = ['Geheim AG', 'Diskret GmbH', 'Verborgen KG', 'Einsam SE']

let app: TestApp
let offerIds: string[]

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  const companies = []
  for (const name of names) companies.push(await app.company({ name }))
  const [geheim, diskret, verborgen, einsam] = companies as [
    (typeof companies)[0],
    (typeof companies)[0],
    (typeof companies)[0],
    (typeof companies)[0],
  ]
  const years = [{ year: 2027, total: 3, taken: 1 }]
  const offers = [
    await app.offer(geheim, { title: 'Bei Geheim AG', ...karlsruhe, studyInterestId: 36, years }),
    await app.offer(diskret, { title: 'Diskret', ...karlsruhe, studyInterestId: 36, years }),
    await app.offer(verborgen, { title: 'Verborgen', ...karlsruhe, studyInterestId: 1, years }),
    await app.offer(einsam, { title: 'Einsam', ...ulm, studyInterestId: 36, years }),
  ]
  await app.offer(await app.company({ confirmed: false }), { ...karlsruhe, studyInterestId: 36, years })
  await app.offer(geheim, { status: 'draft', ...karlsruhe, studyInterestId: 36, years })
  offerIds = offers.map(({ id }) => id)
})
afterAll(() => app.stop())

const find = async (query: Record<string, string>) => app.call(quickSearch, { query })

test('a visitor is told how many there are of a course around a place, mistyped or not', async () => {
  const { status, body } = await find({ text: 'Wirtschaftsinfromatik', near: '76133', radius: '20' })
  expect(status).toBe(200)
  expect(body.found).toMatchObject({
    ...{ total: 2, totalIsMinimum: false, freePlaces: 4, place: { name: 'Karlsruhe' } },
  })
  expect(body.found.courses[0]).toEqual({ id: '36', name: 'Wirtschaftsinformatik' })
  expect(body.found.hits).toHaveLength(2)
  expect(body.found.hits[0]).toEqual({
    ref: expect.any(String),
    course: { name: 'Wirtschaftsinformatik', degree: 'B.Sc.' },
    area: 'Karlsruhe',
    years: [2027],
  })
})

test('nothing of an answer tells a company: no name, title, id or lonely town', async () => {
  const answers = [
    (await find({})).body,
    (await find({ near: 'Ulm', radius: '10' })).body,
    (await app.call(getOfferOverview)).body,
  ]
  for (const secret of [...names, 'Bei Geheim', ...offerIds])
    expect(JSON.stringify(answers)).not.toContain(secret)
  expect(answers[1].found).toMatchObject({ total: 1, hits: [{ area: null }] })
  expect(answers[2].overview).toMatchObject({
    ...{ offers: 4, freePlaces: 8 },
    areas: [{ name: 'Karlsruhe', offers: 3, companies: 3 }],
  })
  const [again] = (await find({ near: 'Ulm', radius: '10' })).body.found.hits
  expect(again.ref).not.toBe(answers[1].found.hits[0].ref)
})

test('a company’s name or words of its texts narrow nothing', async () => {
  const { body } = await find({ text: 'Geheim AG' })
  expect(body.found).toMatchObject({ total: 4, courses: [] })
})

test('an unknown place is named at its field', async () => {
  const { status, body } = await find({ near: 'Xyzzyhausen' })
  expect(status).toBe(422)
  expect(body.violations).toMatchObject([{ propertyPath: 'near', code: 'unknown_reference' }])
  expect((await find({ near: 'Ulm', radius: '1' })).status).toBe(422)
})

test('a hit is opened by who has signed in, and a made-up one by nobody', async () => {
  const { ref } = (await find({ near: 'Ulm', radius: '10' })).body.found.hits[0]
  const lena = await app.applicant()
  expect((await app.call(openQuickHit, { params: { ref } })).status).toBe(401)
  expect((await app.call(openQuickHit, { params: { ref } }, { as: lena })).body.offer).toEqual({
    id: offerIds[3],
  })
  expect((await app.call(openQuickHit, { params: { ref: 'x'.repeat(64) } }, { as: lena })).status).toBe(404)
})

test('where applicants see only offers of their courses there are counts and no hits', async () => {
  const strict = { key: 'company.studyOffersVisibility', value: 'published-only-to-matching' }
  await app.db.insert(setting).values({ ...strict, updatedAt: app.clock() })
  app.clock.advance(5000)
  expect((await find({})).body.found).toMatchObject({ total: 4, hits: [] })
})
