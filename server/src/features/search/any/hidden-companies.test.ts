import { listCompanies, listMapMarkers } from '@tandem/contract/companies'
import type { Endpoint } from '@tandem/contract/endpoint'
import { getOffer, listOffers, matchOffer } from '@tandem/contract/offers'
import { findCompanies, findCompaniesByApplicant, search, suggest } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

/** Stands in every name and text of what nobody but its owner may see. */
const secret = 'Quxelbaum'
let app: TestApp
let readers: { token: string }[]
let hiddenOffers: string[]
let unlistedOffer: string

beforeAll(async () => {
  app = await startTestApp()
  const acme = await app.company({ name: 'Acme AG' })
  const others = [
    await app.company({ name: `${secret} im Werden`, confirmed: false, lastName: secret }),
    await app.company({ name: `${secret} geschlossen`, lastName: secret }),
    await app.company({ name: `${secret} verlassen`, lastName: secret }),
  ]
  const kept = { studyInterestId: 36, years: [{ year: 2027, total: 1 }] }
  const hidden = { title: secret, town: secret, studyInterestId: 1, years: [{ year: 2031, total: 9 }] }
  await app.offer(acme, { title: 'Informatik', ...kept })
  const [pending, closed, unattended] = await Promise.all(others.map((each) => app.offer(each, hidden)))
  if (!pending || !closed || !unattended) throw new Error('No offers')
  // What is lost with all accounts of a company is found by nobody, but still read by who has its address.
  unlistedOffer = unattended.id
  hiddenOffers = [
    pending,
    closed,
    await app.offer(acme, { ...hidden, status: 'draft' }),
    await app.offer(acme, { ...hidden, status: 'closed' }),
  ].map(({ id }) => id)
  await app.db
    .update(company)
    .set({ status: 'closed' })
    .where(eq(company.id, others[1]?.companyId ?? ''))
  await app.db
    .update(account)
    .set({ hiddenAt: app.clock() })
    .where(eq(account.id, others[2]?.accountId ?? ''))
  readers = [await app.applicant(), acme, await app.admin()]
})
afterAll(() => app.stop())

const names = [secret, secret.slice(0, 4), 'Quxelbuam']
const lists: [string, Endpoint, object][] = [
  ['offers', listOffers, {}],
  ['companies', listCompanies, {}],
  ['any offer', search, { params: { entityType: 'offer' } }],
  ['any company', search, { params: { entityType: 'company' } }],
  ['any company contact', search, { params: { entityType: 'companyContact' } }],
  ['any support contact', search, { params: { entityType: 'supportContact' } }],
  ['any organisation person', search, { params: { entityType: 'organisationPerson' } }],
]

test.each(lists)('%s: nothing of it is found, counted or offered', async (_, endpoint, parts) => {
  for (const as of readers) {
    const all = await app.call(endpoint, { ...parts, query: { facets: '1' } }, { as })
    expect(all.status).toBe(200)
    expect(all.body.totalItems).toBeLessThan(2)
    expect(JSON.stringify(all.body)).not.toContain(secret)
    expect(all.body.facets?.year ?? []).not.toContainEqual(expect.objectContaining({ id: '2031' }))
    expect(all.body.facets?.studyInterest ?? []).not.toContainEqual(expect.objectContaining({ id: '1' }))
    for (const text of names) {
      const { body } = await app.call(endpoint, { ...parts, query: { text, year: '2031' } }, { as })
      expect([body.totalItems, body.member]).toEqual([0, []])
      // Nor would leaving out a filter find anything hidden.
      expect(JSON.stringify(body.relaxations ?? [])).not.toMatch(/"total":[^0]/)
    }
  }
})

test('suggestions and pins know nothing of it', async () => {
  const [applicant] = readers
  for (const as of readers) {
    for (const text of names) {
      const { body } = await app.call(suggest, { query: { text } }, { as })
      expect(body.suggestions).toEqual([])
      expect((await app.call(findCompanies, { params: { text } }, { as })).body.member).toEqual([])
    }
    const { body } = await app.call(listMapMarkers, { body: {} }, { as })
    expect(body.markers).toMatchObject([{ companyName: 'Acme AG', offers: [expect.any(String)] }])
  }
  const call = { params: { text: secret } }
  const found = await app.call(findCompaniesByApplicant, call, applicant ? { as: applicant } : {})
  expect([found.status, found.body.member]).toEqual([200, []])
})

test('nobody is matched with it', async () => {
  const as = await app.applicant()
  for (const id of hiddenOffers) {
    expect((await app.call(matchOffer, { params: { id } }, { as })).status).toBe(404)
    expect((await app.call(getOffer, { params: { id } }, { as })).status).toBe(404)
  }
  const { body } = await app.call(getOffer, { params: { id: unlistedOffer } }, { as })
  expect(body).toMatchObject({ unattended: true, can: { apply: false } })
})

test('it is found again with the first account that is back', async () => {
  const [as] = readers
  const found = async () => {
    const lists = [listOffers, listCompanies].map((list) =>
      app.call(list, { query: { text: secret } }, as ? { as } : {}),
    )
    return (await Promise.all(lists)).map(({ body }) => body.totalItems)
  }
  expect(await found()).toEqual([0, 0])
  await app.db.update(account).set({ hiddenAt: null })
  expect(await found()).toEqual([1, 1])
})
