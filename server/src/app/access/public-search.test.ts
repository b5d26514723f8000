import { getCompany } from '@tandem/contract/companies/profile'
import { endpoints } from '@tandem/contract/endpoints'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

/** What visitors may with `offers.publicSearch`; without it the access matrix says that they may nothing. */
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
beforeAll(async () => {
  app = await startTestApp()
  await app.db.insert(setting).values({ key: 'offers.publicSearch', value: true, updatedAt: app.clock() })
  acme = await app.company({ name: 'Acme AG', firstName: 'Karla', lastName: 'Kontakt' })
})
afterAll(() => app.stop())

const statusOf = async (id: string) => (await app.call(getOffer, { params: { id } })).status

test('visitors find and read what is published, without people, matches or anything to do', async () => {
  const { id } = await app.offer(acme, { title: 'Offen', contactId: acme.organisationPersonId })
  const list = (await app.call(listOffers, { query: { sort: 'match', unmarked: '1' } })).body
  expect(list.member).toMatchObject([{ id, match: null, application: null }])
  const { body } = await app.call(getOffer, { params: { id } })
  expect(body).toMatchObject({ title: 'Offen', contact: null, can: { apply: false, edit: false } })
  const company = (await app.call(getCompany, { params: { id: acme.companyId } })).body
  expect(company).toMatchObject({ name: 'Acme AG', can: { edit: false } })
  expect(JSON.stringify([list, body, company])).not.toMatch(/Karla|Kontakt/)
})

test('what is not public does not exist for them', async () => {
  const pending = await app.company({ confirmed: false })
  const draft = await app.offer(acme, { status: 'draft' })
  const closed = await app.offer(acme, { status: 'closed' })
  const waiting = await app.offer(pending)
  for (const { id } of [draft, closed, waiting]) expect(await statusOf(id)).toBe(404)
  expect((await app.call(getCompany, { params: { id: pending.companyId } })).status).toBe(404)
})

test('a login that has ended makes nobody a visitor', async () => {
  const { id } = await app.offer(acme)
  const as = { token: 'x'.repeat(43) }
  expect((await app.call(getOffer, { params: { id } }, { as })).status).toBe(401)
})

test('every other call needs a login as before', async () => {
  const open = endpoints.filter(({ endpoint: { access } }) => access !== 'everyone' && access.visitorsBy)
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'findCompanies',
    'getCompany',
    'getCompanyFile',
    'getOffer',
    'listMapMarkers',
    'listOffers',
    'openQuickHit',
    'suggest',
  ])
  for (const { name, endpoint } of endpoints) {
    if (endpoint.access === 'everyone' || endpoint.access.visitorsBy) continue
    const url = `/api${endpoint.path.replace(/\{\w+\}/g, acme.companyId)}`
    const { statusCode } = await app.server.inject({ method: endpoint.method, url })
    expect(statusCode, name).toBe(401)
  }
})

test('where applicants see only offers of their courses, visitors see none', async () => {
  const strict = await startTestApp()
  const values = {
    'offers.publicSearch': true,
    'company.studyOffersVisibility': 'published-only-to-matching',
  }
  for (const [key, value] of Object.entries(values)) {
    await strict.db.insert(setting).values({ key, value, updatedAt: strict.clock() })
  }
  expect((await strict.call(listOffers)).status).toBe(401)
  await strict.stop()
})
