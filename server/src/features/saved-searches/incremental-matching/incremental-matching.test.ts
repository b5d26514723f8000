import {
  getApplicantSavedSearch,
  getCompanySavedSearch,
  listApplicantSavedSearches,
  listCompanySavedSearches,
  updateCompanySavedSearch,
} from '@tandem/contract/saved-searches'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import { eraseAccount } from '#features/privacy/deletion/erase-account.ts'
import { savedSearchHit } from '#features/saved-searches/saved-searches.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { runIncrementalMatching, save, saveForCompany } from '../saved-searches.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company({ name: 'Acme AG' })
})
afterAll(() => app.stop())

type Signed = { token: string }
const newHits = async (id: string, as: Signed): Promise<number> => {
  const { body } = await app.call(listCompanySavedSearches, {}, { as })
  return body.member.find((each: { id: string }) => each.id === id)?.newHits
}
const look = async (id: string, as: Signed) =>
  (await app.call(getCompanySavedSearch, { params: { id } }, { as })).body
const pass = (minutes: number) => app.clock.advance(minutes * 60_000)
const insertOffer = async (options: Parameters<TestApp['offer']>[1] = {}) => {
  pass(1)
  return (await app.offer(acme, options)).id
}

describe('new is', () => {
  test('what came since the search was saved or looked at, once', async () => {
    const as = await app.applicant()
    await insertOffer({ studyInterestId: 41 })
    const id = await save(app, as, { studyInterests: ['41'] })
    await runIncrementalMatching(app)
    expect(await newHits(id, as)).toBe(0)

    const came = await insertOffer({ studyInterestId: 41 })
    await insertOffer({ studyInterestId: 1 })
    await runIncrementalMatching(app)
    expect(await newHits(id, as)).toBe(1)
    await app.db.update(offer).set({ titleDe: 'Anders' }).where(eq(offer.id, came))
    await runIncrementalMatching(app)
    expect(await newHits(id, as)).toBe(1)

    expect(await look(id, as)).toMatchObject({ hits: 2, newHits: 1, newRecords: [came] })
    expect(await newHits(id, as)).toBe(0)
    pass(10)
    expect(await look(id, as), 'the visit lasts').toMatchObject({ newHits: 0, newRecords: [came] })
    pass(60)
    expect((await look(id, as)).newRecords, 'the next one').toEqual([])
    await app.db.update(offer).set({ titleDe: 'Wieder anders' }).where(eq(offer.id, came))
    await runIncrementalMatching(app)
    expect(await newHits(id, as)).toBe(0)
  })

  test('what became a hit by being changed, but not what has been one', async () => {
    const as = await app.applicant()
    const known = await insertOffer({ studyInterestId: 60 })
    const other = await insertOffer({ studyInterestId: 60, years: [{ year: 2030, total: 1 }] })
    const id = await save(app, as, { studyInterests: ['60'], desiredStudyYears: [2027] })
    pass(1)
    for (const each of [known, other]) {
      await app.db.update(offer).set({ titleDe: 'Anders' }).where(eq(offer.id, each))
    }
    await runIncrementalMatching(app)
    expect(await newHits(id, as)).toBe(0)
    await app.db.insert(offerYear).values({ offerId: other, year: 2027, total: 1 })
    await runIncrementalMatching(app)
    expect((await look(id, as)).newRecords).toEqual([other])
  })

  test('not counted once it is gone', async () => {
    const as = await app.applicant()
    const id = await save(app, as, { studyInterests: ['58'] })
    const came = await insertOffer({ studyInterestId: 58 })
    await runIncrementalMatching(app)
    expect(await newHits(id, as)).toBe(1)
    await app.db.update(offer).set({ status: 'closed' }).where(eq(offer.id, came))
    expect(await newHits(id, as)).toBe(0)
  })

  test('nothing after the criteria were changed', async () => {
    const as = await app.applicant()
    const id = await save(app, as, { studyInterests: ['37'] })
    await insertOffer({ studyInterestId: 37 })
    await runIncrementalMatching(app)
    pass(1)
    const body = { name: 'Mehr', studyInterests: ['37', '41'] }
    await app.call(updateCompanySavedSearch, { params: { id }, body }, { as })
    expect(await newHits(id, as)).toBe(0)
    const came = await insertOffer({ studyInterestId: 41 })
    await runIncrementalMatching(app)
    expect((await look(id, as)).newRecords).toEqual([came])
  })
})

test('each way to look for an offer finds the company too', async () => {
  const as = await app.applicant()
  const beta = await app.company({ name: 'Beta GmbH' })
  const id = await save(app, as, { finds: 'companies', studyInterests: ['36'], companyName: 'Beta' })
  pass(1)
  await app.offer(beta, { studyInterestId: 36 })
  await insertOffer({ studyInterestId: 36 })
  await runIncrementalMatching(app)
  expect((await look(id, as)).newRecords).toEqual([beta.companyId])
})

test('a company finds a person new once, whatever profiles they show, and never of whom it may not see', async () => {
  const colleague = await app.colleague(acme)
  const id = await saveForCompany(app, acme, { studyInterests: ['36'], grade: 2 })
  const [person, weak, hidden] = [await app.applicant(), await app.applicant(), await app.applicant()]
  pass(1)
  await insertProfile(app.db, person, { grade: 1.5 })
  await insertProfile(app.db, weak, { grade: 2.5 })
  const hiding = await insertProfile(app.db, hidden, { grade: 1.5, visibility: 'hidden' })
  await runIncrementalMatching(app)
  await insertProfile(app.db, person, { grade: 1.2, title: 'Noch eines' })
  await runIncrementalMatching(app)
  const { body } = await app.call(getApplicantSavedSearch, { params: { id } }, { as: colleague })
  expect(body).toMatchObject({ newHits: 1, newRecords: [person.applicantId] })
  const listed = await app.call(listApplicantSavedSearches, {}, { as: acme })
  expect(listed.body.member[0].newHits, 'a look counts for all').toBe(0)

  pass(60)
  await app.db.update(application).set({ visibility: 'anonymous' }).where(eq(application.id, hiding))
  await runIncrementalMatching(app)
  const after = await app.call(getApplicantSavedSearch, { params: { id } }, { as: acme })
  expect(after.body.newRecords).toEqual([hidden.applicantId])
})

test('a record that comes while a search is being saved is either known or new', async () => {
  const as = await app.applicant()
  const [ids] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, () => save(app, as, { studyInterests: ['61'] }))),
    Promise.all(Array.from({ length: 5 }, () => app.offer(acme, { studyInterestId: 61 }))),
    runIncrementalMatching(app),
  ])
  await runIncrementalMatching(app)
  const { rows } = await app.db.execute<{ all: number }>(sql`
    select cardinality(known) + (select count(*)::int from search_pattern_hit where pattern_id = w.pattern_id) as all
    from search_pattern_watch w where pattern_id = any(${sql.param(ids)}::uuid[])`)
  expect(rows.map((row) => row.all)).toEqual([5, 5, 5, 5, 5])
})

test('no search remembers a person who is erased', async () => {
  const person = await app.applicant()
  await insertProfile(app.db, person, { interests: [58] })
  const id = await saveForCompany(app, acme, { studyInterests: ['58'] })
  const known = async () => {
    const { rows } = await app.db.execute<{ known: string[] }>(
      sql`select known::text[] from search_pattern_watch where pattern_id = ${id}`,
    )
    return rows[0]?.known
  }
  expect(await known()).toHaveLength(1)
  await eraseAccount(app.context(), person.accountId, 'expired')
  expect(await known()).toEqual([])
})

test('the database itself starts the job that matches what changed', async () => {
  const as = await app.applicant()
  const id = await save(app, as, { studyInterests: ['64'] })
  await insertOffer({ studyInterestId: 64 })
  const waiting = () =>
    app.db.execute(sql`select 1 from pgboss.job where name = 'match-changed-records' and state = 'created'`)
  await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), 5000)
  pass(1)
  await app.settleJobs()
  const hits = await app.db.select().from(savedSearchHit).where(eq(savedSearchHit.savedSearchId, id))
  expect(hits).toHaveLength(1)
})
