import { listMapMarkers, type MapMarker } from '@tandem/contract/companies'
import { findPlaces } from '@tandem/contract/reference'
import {
  findCompanies,
  findCompaniesByApplicant,
  type Suggestion,
  search,
  suggest,
} from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application, applicationStudyInterest } from '#features/applications/applications.schema.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import { clearTtlCaches } from '#platform/db/ttl-cache.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { lastSearch } from '../search.schema.ts'

const stuttgart = { town: 'Stuttgart', latitude: 48.7784, longitude: 9.18 }

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let bank: Awaited<ReturnType<TestApp['company']>>
let offerIds: string[]

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  lena = await app.applicant()
  const acme = await app.company({ name: 'Müller Bau' })
  bank = await app.company({ name: 'Müllerbank', firstName: 'Pia', lastName: 'Groß' })
  await app.company({ name: 'Müller Pending', confirmed: false })
  const offers = [
    await app.offer(acme, { title: 'Bauingenieurwesen', studyInterestId: 1 }),
    await app.offer(bank, { title: 'Banking', studyInterestId: 36, ...stuttgart }),
    await app.offer(bank, { title: 'Banking', studyInterestId: 36, ...stuttgart }),
    await app.offer(acme, { title: 'Bau, geheim', status: 'draft' }),
  ]
  offerIds = offers.map(({ id }) => id)
  const [template] = await app.db
    .insert(application)
    .values({ applicantId: lena.applicantId, type: 9 })
    .returning()
  await app.db
    .insert(applicationStudyInterest)
    .values({ applicationId: template?.id ?? '', studyInterestId: 36, position: 0 })
})
afterAll(() => app.stop())

test.each([
  ['wirtschaftsinfo', 'studyInterest', 'Wirtschaftsinformatik'],
  ['Wirtschaftsinfromatik', 'studyInterest', 'Wirtschaftsinformatik'],
  ['mueller', 'company', 'Müller Bau'],
  ['karlsr', 'place', 'Karlsruhe'],
  ['Karlsruhr', 'place', 'Karlsruhe'],
  ['7613', 'place', 'Karlsruhe'],
  ['bankin', 'offer', 'Banking'],
  ['bauigenieur', 'offer', 'Bauingenieurwesen'],
])('“%s” suggests as %s %s', async (text, kind, name) => {
  const { status, body } = await app.call(suggest, { query: { text, kind } }, { as: lena })
  expect(status).toBe(200)
  expect(body.suggestions[0]).toMatchObject({ kind, name })
})

test('of every kind at most five, each title once, nothing that is not public', async () => {
  const { body } = await app.call(suggest, { query: { text: 'bau' } }, { as: lena })
  const found: Suggestion[] = body.suggestions
  for (const [, own] of Map.groupBy(found, ({ kind }) => kind)) expect(own.length).toBeLessThanOrEqual(5)
  expect(found.filter(({ kind }) => kind === 'offer').map(({ name }) => name)).toEqual(['Bauingenieurwesen'])
  const pending = await app.call(suggest, { query: { text: 'Müller Pend' } }, { as: lena })
  expect(pending.body.suggestions).toEqual([])
  const titles = await app.call(suggest, { query: { text: 'banking', kind: 'offer' } }, { as: lena })
  expect(titles.body.suggestions).toHaveLength(1)
})

test('companies by name, those with a course that the applicant looks for first', async () => {
  const all = await app.call(findCompanies, { params: { text: 'Müler' } }, { as: lena })
  expect(all.body.member.map(({ name }: { name: string }) => name)).toEqual(['Müller Bau', 'Müllerbank'])
  const own = await app.call(findCompaniesByApplicant, { params: { text: 'Müller' } }, { as: lena })
  expect(own.body.member.map(({ name }: { name: string }) => name)).toEqual(['Müllerbank', 'Müller Bau'])
  expect(own.body.member[0]).toEqual({
    '@id': `/api/company/${bank.companyId}`,
    '@type': 'Company',
    id: bank.companyId,
    name: 'Müllerbank',
    town: 'Karlsruhe',
    hasLogo: false,
  })
})

test('what was suggested a moment ago is so no more once it is hidden, marked as unwanted or blocked', async () => {
  const gone = await app.company({ name: 'Quittenhof' })
  const offers = [await app.offer(gone, { title: 'Quitten' }), await app.offer(gone, { title: 'Quitten' })]
  const max = await app.applicant()
  const suggested = async (as: { token: string }) => {
    const { body } = await app.call(suggest, { query: { text: 'quitten' } }, { as })
    return body.suggestions.map(({ id }: Suggestion) => id)
  }
  const byApplicant = async (as: { token: string }) =>
    (await app.call(findCompaniesByApplicant, { params: { text: 'quitten' } }, { as })).body.totalItems
  const [older, newer] = offers.map(({ id }) => id).sort()
  expect(await suggested(max)).toEqual([gone.companyId, newer])
  expect(await byApplicant(max)).toBe(1)
  const mark = { accountId: max.accountId, category: 'negative' } as const
  await app.db.insert(bookmark).values({ ...mark, recordType: 'offer', recordId: newer ?? '' })
  expect(await suggested(max)).toEqual([gone.companyId, older])
  await app.db.insert(bookmark).values({ ...mark, recordType: 'company', recordId: gone.companyId })
  expect(await suggested(max)).toEqual([])
  expect(await suggested(lena)).toEqual([gone.companyId, newer])
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: max.applicantId, companyId: gone.companyId })
  expect(await byApplicant(max)).toBe(0)
  expect(await byApplicant(lena)).toBe(1)
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, gone.companyId))
  expect(await suggested(lena)).toEqual([])
  expect(await byApplicant(lena)).toBe(0)
})

test('a course that was suggested a moment ago is so by its new name, and no more once it is inactive', async () => {
  const suggested = async (): Promise<Suggestion[]> => {
    const query = { text: 'maschinenb', kind: 'studyInterest' }
    return (await app.call(suggest, { query }, { as: lena })).body.suggestions
  }
  const change = async (id: string, values: Partial<typeof studyInterest.$inferInsert>) => {
    await app.db
      .update(studyInterest)
      .set(values)
      .where(eq(studyInterest.id, Number(id)))
    clearTtlCaches()
  }
  const [course, ...others] = await suggested()
  if (!course) throw new Error('No course is found by “maschinenb”')
  await change(course.id, { nameDe: 'Bau von Maschinen' })
  expect(await suggested()).toEqual([{ ...course, name: 'Bau von Maschinen' }, ...others])
  await change(course.id, { nameDe: course.name, active: false })
  expect(await suggested()).toEqual(others)
  await change(course.id, { active: true })
})

test('a pin for what a company has in a town', async () => {
  const { status, body } = await app.call(listMapMarkers, { body: {} }, { as: lena })
  expect(status).toBe(200)
  const [most, other] = body.markers as MapMarker[]
  expect(most).toMatchObject({ companyName: 'Müllerbank', ...stuttgart })
  expect(most?.offers.toSorted()).toEqual([offerIds[1], offerIds[2]].toSorted())
  expect(other).toMatchObject({ companyName: 'Müller Bau', town: 'Karlsruhe', offers: [offerIds[0]] })
  const narrow = await app.call(listMapMarkers, { body: { studyInterest: ['1'] } }, { as: lena })
  expect(narrow.body.markers).toHaveLength(1)
})

test('the generic search is kept unless it says not to', async () => {
  const find = (query: Record<string, string>) =>
    app.call(search, { params: { entityType: 'offer' }, query }, { as: lena })
  const kept = () => app.db.select().from(lastSearch).where(eq(lastSearch.accountId, lena.accountId))
  expect((await find({ text: 'bauingenieur', nt: '1' })).body.member).toMatchObject([
    { id: offerIds[0], entityType: 'offer', name: 'Bauingenieurwesen', detail: 'Müller Bau' },
  ])
  expect(await kept()).toEqual([])
  await find({ text: 'bauingenieur' })
  await find({ text: 'banking', page: '1' })
  expect(await kept()).toMatchObject([{ entityType: 'offer', criteria: { text: 'banking' } }])
})

test.each([
  [{}, ['Muster', 'Groß']],
  [{ text: 'gross' }, ['Groß']],
  [{ text: 'müllerbank' }, ['Groß']],
  [{ text: 'pia bank' }, ['Groß']],
  [{ studyInterest: '36' }, ['Groß']],
  [{ text: 'zander' }, []],
])('company contacts by %j', async (query, found) => {
  const { status, body } = await app.call(
    search,
    { params: { entityType: 'companyContact' }, query: { ...query, nt: '1' } },
    { as: lena },
  )
  expect(status).toBe(200)
  const lastNames = body.member.map(({ name }: { name: string }) => name.split(' ').at(-1))
  expect(lastNames.toSorted()).toEqual([...found].sort())
  for (const hit of body.member) expect(hit.can).toEqual({ message: true })
})

test('a company looks up its own contacts only', async () => {
  const { body } = await app.call(search, { params: { entityType: 'companyContact' } }, { as: bank })
  expect(body.member.map(({ id }: { id: string }) => id)).toEqual([bank.organisationPersonId])
  expect(body.member[0].can).toEqual({ message: false })
})

test('contacts that are not found: what took the last ones away, for a company of its own alone', async () => {
  const missing = async (entityType: 'companyContact' | 'supportContact', as: typeof lena | typeof bank) => {
    const params = { entityType }
    return (await app.call(search, { params, query: { text: 'qqqq', nt: '1' } }, { as })).body
  }
  const without = (total: number) => [{ filter: 'text', total, totalIsMinimum: false }]
  expect(await missing('companyContact', lena)).toMatchObject({ totalItems: 0, relaxations: without(2) })
  expect(await missing('companyContact', bank)).toMatchObject({ totalItems: 0, relaxations: without(1) })
  expect(await missing('supportContact', lena)).toMatchObject({ totalItems: 0, relaxations: [] })
})

test('support contacts by name, location and place', async () => {
  const places = [
    { key: 'ka', name: 'Standort Karlsruhe', town: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 },
    { key: 'st', name: 'Standort Stuttgart', ...stuttgart },
  ]
  const rows = places.map((each) => ({ ...each, postalCode: '70000', role: 'location' }))
  await app.db.insert(institutionLocation).values(rows).onConflictDoNothing()
  const person = { firstName: 'Uwe', roleDe: 'Beratung', roleEn: 'Counselling', mail: 'uwe@example.org' }
  await app.db.insert(organisationPerson).values([
    { ...person, lastName: 'Abel', institutionLocationKey: 'ka' },
    { ...person, lastName: 'Zech', institutionLocationKey: 'st' },
  ])
  const find = async (query: Record<string, unknown>) => {
    const { body } = await app.call(
      search,
      { params: { entityType: 'supportContact' }, query },
      { as: lena, locale: 'en' },
    )
    return body.member.map(({ name }: { name: string }) => name)
  }
  expect(await find({})).toEqual(['Uwe Abel', 'Uwe Zech'])
  expect(await find({ text: 'stuttgart' })).toEqual(['Uwe Zech'])
  expect(await find({ text: 'counsel zech' })).toEqual(['Uwe Zech'])
  expect(await find({ location: ['st'] })).toEqual(['Uwe Zech'])
  const { body } = await app.call(findPlaces, { query: { text: '70173' } })
  expect(await find({ place: `${body.member[0].id}~200` })).toEqual(['Uwe Zech', 'Uwe Abel'])
  expect(await find({ place: `${body.member[0].id}~20` })).toEqual(['Uwe Zech'])
})

test('what comes new is suggested after half a minute, and a typing error only where nothing else fits', async () => {
  const names = async (text: string) => {
    const { body } = await app.call(suggest, { query: { text, kind: 'company' } }, { as: lena })
    return body.suggestions.map(({ name }: Suggestion) => name)
  }
  expect(await names('Sandor')).toEqual([])
  await app.company({ name: 'Sander Bau' })
  await app.company({ name: 'Sandor Bau' })
  app.clock.advance(30_000)
  // The first to ask then starts the look-up.
  await vi.waitFor(async () => expect(await names('Sandor')).toEqual(['Sandor Bau']))
  expect(await names('Sandur')).toEqual(['Sander Bau', 'Sandor Bau'])
})
