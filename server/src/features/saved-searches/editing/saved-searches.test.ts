import { findPlaces } from '@tandem/contract/reference'
import {
  createCompanySavedSearch,
  deleteCompanySavedSearch,
  getApplicantSavedSearch,
  getCompanySavedSearch,
  listApplicantSavedSearches,
  listCompanySavedSearches,
  maxSavedSearches,
  updateApplicantSavedSearch,
  updateCompanySavedSearch,
} from '@tandem/contract/saved-searches'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { transferSavedSearches } from '../saved-searches.api.ts'
import { savedSearch } from '../saved-searches.schema.ts'
import { save, saveForCompany } from '../saved-searches.testing.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>
beforeAll(async () => {
  app = await startTestApp()
  lena = await app.applicant()
  acme = await app.company({ name: 'Acme AG' })
})
afterAll(() => app.stop())

describe('a saved search', () => {
  test('needs a name, and says so at the field', async () => {
    const { status, body } = await app.call(createCompanySavedSearch, { body: { name: ' ' } }, { as: lena })
    expect(status).toBe(422)
    expect(body.violations).toEqual([{ propertyPath: 'name', code: 'required', message: 'Bitte ausfüllen.' }])
  })

  test('names each field with an entry that is on no list', async () => {
    const body = {
      ...{ name: 'Suche', studyInterests: ['36', '9999'], studyCourses: ['x'], subjectAreas: ['nowhere'] },
      ...{ places: [{ place: '999999999', radius: 10 }], qualification: 'none' },
    }
    const answer = await app.call(createCompanySavedSearch, { body }, { as: lena })
    expect(answer.status).toBe(422)
    expect(answer.body.violations).toEqual(
      ['studyInterests[1]', 'studyCourses[0]', 'subjectAreas[0]', 'places[0].place', 'qualification'].map(
        (propertyPath) => expect.objectContaining({ propertyPath, code: 'unknown_reference' }),
      ),
    )
  })

  test('takes no entry that is on no list when it is changed, nor another company’s offer', async () => {
    const offers = [await app.offer(acme), await app.offer(await app.company())]
    const [own, foreign] = offers.map(({ id }) => id)
    const id = await saveForCompany(app, acme, { offer: own })
    const change = (more: object, revision = 1) =>
      app.call(
        updateApplicantSavedSearch,
        { params: { id }, body: { name: 'Suche', ...more, revision } },
        { as: acme },
      )
    expect((await change({ offer: own }, 0)).status).toBe(200)
    for (const [field, more] of [
      ['offer', { offer: foreign }],
      ['offer', { offer: newId() }],
      ['studyInterests[0]', { studyInterests: ['9999'] }],
    ] as const) {
      const { status, body } = await change(more)
      expect(status).toBe(422)
      expect(body.violations).toMatchObject([{ propertyPath: field, code: 'unknown_reference' }])
    }
  })

  test('has its name without quotes around it, since texts set their own', async () => {
    const named = async (name: string) =>
      (await app.call(createCompanySavedSearch, { body: { name } }, { as: lena })).body.name
    expect(await named('„Technik in Ulm“')).toBe('Technik in Ulm')
    expect(await named('“Technology”')).toBe('Technology')
    expect(await named('„Technik“ oder „Bau“')).toBe('„Technik“ oder „Bau“')
    expect(await named('„“')).toBe('„“')
  })

  test('takes one place as a list of one, when it is saved and when it is changed', async () => {
    const { body: found } = await app.call(findPlaces, { query: { text: 'Karlsruhe' } }, { as: lena })
    const place = { place: found.member[0].id, radius: 25 }
    const saved = await app.call(createCompanySavedSearch, { body: { name: 'Hier', place } }, { as: lena })
    expect(saved.body).toMatchObject({ places: [place] })
    expect(saved.body).not.toHaveProperty('place')
    const there = { name: 'Hier', place: { ...place, radius: 10 } }
    const params = { id: saved.body.id }
    const changed = await app.call(updateCompanySavedSearch, { params, body: there }, { as: lena })
    expect(changed.body.places).toEqual([there.place])
  })

  test('of applicants is none of a company’s, which may read the list', async () => {
    const id = await save(app, lena, {})
    const { status, body } = await app.call(listCompanySavedSearches, {}, { as: acme })
    expect(status).toBe(200)
    expect(body.member).toEqual([])
    expect((await app.call(getCompanySavedSearch, { params: { id } }, { as: acme })).status).toBe(404)
  })

  test('is owned as it was entered, listed, changed and deleted', async () => {
    const as = await app.applicant()
    await app.offer(acme, { studyInterestId: 41 })
    const id = await save(app, as, { name: 'Informatik', studyInterests: ['41'], grade: 2.3 })
    const [listed] = (await app.call(listCompanySavedSearches, {}, { as })).body.member
    expect(listed).toMatchObject({
      ...{ id, '@type': 'CompanySearchPattern', kind: 'offers', name: 'Informatik', grade: 2.3 },
      ...{ notificationInterval: 'never', paused: false, hits: 1, hitsAreMinimum: false, newHits: 0 },
      ...{ newRecords: [], lastRunAt: null, can: { edit: true, delete: true } },
    })
    const body = { name: 'Alles', finds: 'companies', notificationInterval: 'weekly', paused: true }
    const changed = await app.call(updateCompanySavedSearch, { params: { id }, body }, { as })
    expect(changed.body).toMatchObject({ ...body, kind: 'companies', studyInterests: [], grade: null })
    expect((await app.call(deleteCompanySavedSearch, { params: { id } }, { as })).body.deleted).toBe(true)
    expect((await app.call(getCompanySavedSearch, { params: { id } }, { as })).status).toBe(404)
  })

  test('does not exist for others, nor under the other address', async () => {
    const id = await save(app, lena, {})
    const other = await app.applicant()
    const body = { name: 'Meins' }
    for (const as of [other, await app.admin()]) {
      expect((await app.call(getCompanySavedSearch, { params: { id } }, { as })).status).toBe(404)
      expect((await app.call(updateCompanySavedSearch, { params: { id }, body }, { as })).status).toBe(404)
      expect((await app.call(deleteCompanySavedSearch, { params: { id } }, { as })).status).toBe(404)
    }
    expect((await app.call(getApplicantSavedSearch, { params: { id } }, { as: acme })).status).toBe(404)
  })

  test('of a company belongs to all its accounts, and to no other company', async () => {
    const id = await saveForCompany(app, acme, { name: 'Werkstudium' })
    const colleague = await app.colleague(acme)
    const { body } = await app.call(listApplicantSavedSearches, {}, { as: colleague })
    expect(body.member.map((each: { name: string }) => each.name)).toContain('Werkstudium')
    const stranger = await app.company()
    expect((await app.call(getApplicantSavedSearch, { params: { id } }, { as: stranger })).status).toBe(404)
  })

  test('of a company that a colleague changed meanwhile is not overwritten; the refusal shows it as it is', async () => {
    const id = await saveForCompany(app, acme, { name: 'Werkstudium' })
    const colleague = await app.colleague(acme)
    const change = (as: { token: string }, body: object) =>
      app.call(updateApplicantSavedSearch, { params: { id }, body: body as never }, { as })
    const first = await change(colleague, { name: 'Technik', notificationInterval: 'daily', revision: 0 })
    expect(first.body.revision).toBe(1)
    const late = await change(acme, { name: 'Pflege', revision: 0 })
    expect([late.status, late.body.code]).toEqual([409, 'changed_elsewhere'])
    const now = { id, '@type': 'ApplicantSearchPattern', name: 'Technik', revision: 1 }
    expect(late.body.current).toMatchObject({ ...now, notificationInterval: 'daily' })
    const again = await change(acme, { name: 'Technik', notificationInterval: 'daily', revision: 0 })
    expect([again.status, again.body.revision], 'what is so already').toEqual([200, 1])
    expect((await change(acme, { name: 'Pflege', revision: 1 })).body).toMatchObject({
      name: 'Pflege',
      revision: 2,
    })
    const unnamed = await change(acme, { name: 'Bau' })
    expect(unnamed.body.violations).toMatchObject([{ propertyPath: 'revision' }])
  })

  test('of one person may be changed without naming the version; an older one is refused', async () => {
    const id = await save(app, lena, { name: 'Meine' })
    const change = (body: { name: string; revision?: number }) =>
      app.call(updateCompanySavedSearch, { params: { id }, body }, { as: lena })
    expect((await change({ name: 'Deine' })).body.revision).toBe(1)
    expect((await change({ name: 'Keine', revision: 0 })).body).toMatchObject({ current: { name: 'Deine' } })
  })

  test('is made once for one Idempotency-Key', async () => {
    const as = await app.applicant()
    const headers = { 'idempotency-key': 'once' }
    const post = () => app.call(createCompanySavedSearch, { body: { name: 'Einmal' } }, { as, headers })
    expect((await post()).body.id).toBe((await post()).body.id)
    expect((await app.call(listCompanySavedSearches, {}, { as })).body.totalItems).toBe(1)
  })

  test('is one of fifty at most, however many are made at once', async () => {
    const as = await app.applicant()
    await app.db.execute(sql`
      insert into search_pattern (id, account_id, kind, name, criteria)
      select gen_random_uuid(), ${as.accountId}, 'offers', 'Suche', '{}' from generate_series(3, ${maxSavedSearches})`)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, each) =>
        app.call(createCompanySavedSearch, { body: { name: `Suche ${each}` } }, { as }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_saved_searches')
  })
})

test('a search that is saved for a place which is on the list no more finds nothing', async () => {
  const as = await app.applicant()
  const id = await save(app, as, {})
  const criteria = JSON.stringify({ places: [{ place: '999999999', radius: 10 }] })
  await app.db.execute(sql`update search_pattern set criteria = ${criteria}::jsonb where id = ${id}`)
  const { status, body } = await app.call(listCompanySavedSearches, {}, { as })
  expect([status, body.member[0].hits]).toEqual([200, 0])
})

test('those that somebody leaves to a colleague are all of theirs, and nobody else’s', async () => {
  const [kim, eva] = [await app.colleague(acme), await app.colleague(acme)]
  const rival = await app.company()
  const [left, kept] = [await saveForCompany(app, kim, {}), await saveForCompany(app, rival, {})]
  await transferSavedSearches(app.db, kim.accountId, eva.accountId)
  const madeBy = async (id: string) =>
    (await app.db.select().from(savedSearch).where(eq(savedSearch.id, id))).map(({ accountId }) => accountId)
  expect(await madeBy(left)).toEqual([eva.accountId])
  expect(await madeBy(kept)).toEqual([rival.accountId])
})
