import { type FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import { placeAround } from '@tandem/contract/search/place-around'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { place } from '#features/reference/reference.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile, type ProfileOptions } from './profiles.testing.ts'

type Person = { token: string }
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
})
afterAll(() => app.stop())
beforeEach(() => app.db.delete(account).where(eq(account.type, 'applicant')))

test('a profile is found with what a company may know of it, and without age and gender', async () => {
  const { id, applicantId } = await profile(
    {
      title: 'Sucht Platz',
      grade: 1.7,
      qualificationKey: 'ahr',
      interests: [36],
      places: ['karlsruhe', 'berlin'],
    },
    { firstName: 'Lena', lastName: 'Muster' },
  )
  const { status, body } = await list()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    totalItems: 1,
    member: [{ '@id': `/api/applicant/${applicantId}`, '@type': 'Applicant' }],
  })
  const { '@id': _, '@type': __, ...found } = body.member[0]
  expect(found).toEqual({
    id: applicantId,
    applicationId: id,
    name: 'Lena Muster',
    image: null,
    title: 'Sucht Platz',
    studyInterests: [{ id: '36', name: expect.stringContaining('Wirtschaftsinformatik') }],
    places: ['Karlsruhe', 'Berlin'],
    desiredYears: [2027],
    grade: 1.7,
    qualification: 'ahr',
    maths: null,
    updatedAt: expect.any(String),
    distance: null,
    match: null,
    highlight: '',
  })
})

test('study interests are named in the language of the reader', async () => {
  await profile({ interests: [36] })
  const namesIn = async (locale: 'de' | 'en') => {
    const { body } = await app.call(listApplicants, { query: {} }, { as: acme, locale })
    return body.member[0].studyInterests
  }
  const { rows } = await app.database.pool.query('select name_de, name_en from study_interest where id = 36')
  expect(await namesIn('de')).toEqual([{ id: '36', name: rows[0].name_de }])
  expect(await namesIn('en')).toEqual([{ id: '36', name: rows[0].name_en }])
  expect(rows[0].name_en).not.toBe(rows[0].name_de)
})

test('an anonymous one keeps its name, also from the text that is searched', async () => {
  await profile(
    {
      visibility: 'anonymous',
      disclosed: ['title'],
      title: 'Sucht Platz',
      aboutMe: 'Ich, Lena Muster, mag Trompeten',
    },
    { firstName: 'Lena', lastName: 'Muster' },
  )
  expect((await list()).body.member).toMatchObject([{ name: null, title: 'Sucht Platz' }])
  for (const text of ['Muster', 'Trompeten']) expect(await total({ text })).toBe(0)
  expect(await total({ text: 'sucht' })).toBe(1)
})

test('hidden, withdrawn, unconfirmed and lapsed ones are not found', async () => {
  const { id, accountId } = await profile()
  const changes: [() => Promise<unknown>, number][] = [
    [() => setProfile(id, { visibility: 'hidden' }), 0],
    [() => setProfile(id, { visibility: 'open' }), 1],
    [() => setAccount(accountId, { hiddenAt: new Date() }), 0],
    [() => setAccount(accountId, { hiddenAt: null }), 1],
    [() => setAccount(accountId, { confirmedAt: null }), 0],
    [() => setAccount(accountId, { confirmedAt: new Date() }), 1],
    [() => setProfile(id, { status: 8 }), 0],
  ]
  for (const [change, found] of changes) {
    await change()
    expect(await total()).toBe(found)
  }
})

test('not by a company that was blocked or waits to be confirmed', async () => {
  const { applicantId } = await profile()
  const [rival, pending] = [await app.company(), await app.company({ confirmed: false })]
  await app.db.insert(applicantCompanyBlock).values({ applicantId, companyId: rival.companyId })
  expect(await Promise.all([acme, rival, pending].map((as) => total({}, as)))).toEqual([1, 0, 0])
  expect(await total({}, await app.admin())).toBe(1)
  await app.db.update(company).set({ status: 'confirmed' }).where(eq(company.id, pending.companyId))
  // By another way than a call, so that it may take the half second for which a caller is believed.
  await expect.poll(() => total({}, pending)).toBe(1)
  const statuses = [list({}, await app.applicant()), app.call(listApplicants)]
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 401])
})

test('each filter withholds what it should', async () => {
  const lena = await profile({
    ...{ grade: 1.7, qualificationKey: 'ahr', desiredYears: [2026, 2027], interests: [36, 1] },
    ...{ languages: [['en', 4]], title: 'Wirtschaftsinformatik gesucht' },
  })
  await profile({ interests: [], places: [], desiredYears: [] })
  await attach(lena.id, 'cv')
  const karlsruhe = await placeId('Karlsruhe')
  const found: Record<string, unknown>[] = [
    ...[{ grade: 1.7 }, { grade: 2 }, { year: 2026 }, { year: [2025, 2027] }, { studyInterest: 1 }],
    ...[{ studyInterest: [36, 2] }, { studyCourse: 1 }, { subjectArea: 'wirtschaft' }],
    ...[{ qualification: ['ahr', 'fhr'] }, { document: 'cv' }, { language: 'en~independent' }],
    ...[
      { language: ['en~beginner', 'en~advanced'] },
      { text: 'informatik' },
      { text: 'Wirtschaftsinfromatik' },
    ],
    ...[{ place: placeAround(karlsruhe, 25) }, { place: placeAround(karlsruhe, 0) }],
  ]
  for (const query of found) expect([query, await total(query)]).toEqual([query, 1])
  const lost: Record<string, unknown>[] = [
    ...[
      { grade: 1.6 },
      { year: 2028 },
      { studyInterest: 2 },
      { studyCourse: 11 },
      { subjectArea: 'technik' },
    ],
    ...[{ qualification: 'fhr' }, { document: ['cv', 'other'] }, { document: 'nothing' }],
    ...[{ language: 'en~expert' }, { language: ['en~basics', 'fr~beginner'] }, { text: 'Schweißen' }],
    ...[{ studyInterest: 1, subjectArea: 'technik' }, { place: placeAround(await placeId('Berlin'), 200) }],
  ]
  for (const query of lost) expect([query, await total(query)]).toEqual([query, 0])
})

test('distances are to the nearest place searched, and nearest comes first when asked', async () => {
  const [near, far] = [
    await profile({ places: ['karlsruhe'] }),
    await profile({ places: ['berlin', 'stuttgart'] }),
  ]
  const places = [placeAround(await placeId('Karlsruhe'), 100), placeAround(await placeId('Stuttgart'), 10)]
  const { member } = (await list({ place: places, sort: 'distance' })).body
  expect(new Set(idsOf(member))).toEqual(new Set([near.id, far.id]))
  for (const { distance } of member) expect(distance).toBeLessThan(8)
  const [only] = (await list({ place: placeAround(await placeId('Karlsruhe'), 100), sort: 'distance' })).body
    .member
  expect(only).toMatchObject({ applicationId: near.id })
})

test('what is on the watch list is left out when asked', async () => {
  const [person, record] = [await profile(), await profile()]
  const marks = [
    { recordType: 'applicant', recordId: person.applicantId },
    { recordType: 'application', recordId: record.id },
  ]
  await app.db.insert(bookmark).values(marks.map((mark) => ({ accountId: acme.accountId, ...mark })))
  expect([await total(), await total({ unmarked: 1 })]).toEqual([2, 0])
  expect(await total({ unmarked: 1 }, await app.company())).toBe(2)
})

test('a person is listed once, with the profile that comes first', async () => {
  const lena = await app.applicant()
  const [older, newer] = [new Date('2026-01-01'), new Date('2026-02-01')]
  const good = await insertProfile(app.db, lena, { grade: 1, updatedAt: older, interests: [1] })
  const fresh = await insertProfile(app.db, lena, { grade: 3, updatedAt: newer })
  expect(idsOf((await list()).body.member)).toEqual([fresh])
  expect(idsOf((await list({ sort: 'grade' })).body.member)).toEqual([good])
  expect(idsOf((await list({ studyInterest: 1 })).body.member)).toEqual([good])
})

const list = (query = {}, as: Person = acme) => app.call(listApplicants, { query }, { as })

const total = async (query = {}, as: Person = acme): Promise<number> =>
  (await list(query, as)).body.totalItems

const idsOf = (members: FoundProfile[]) => members.map(({ applicationId }) => applicationId)

async function profile(options: ProfileOptions = {}, name = {}) {
  const person = await app.applicant(name)
  return { ...person, id: await insertProfile(app.db, person, options) }
}

const setProfile = (id: string, values: Partial<typeof application.$inferInsert>) =>
  app.db.update(application).set(values).where(eq(application.id, id))

const setAccount = (id: string, values: Partial<typeof account.$inferInsert>) =>
  app.db.update(account).set(values).where(eq(account.id, id))

async function placeId(name: string): Promise<string> {
  const [row] = await app.db.select({ id: place.id }).from(place).where(eq(place.name, name)).limit(1)
  return String(row?.id)
}

async function attach(applicationId: string, documentTypeKey: string): Promise<void> {
  const fileId = newId()
  await app.db.insert(storedFile).values({
    id: fileId,
    storageKey: fileId,
    name: 'cv.pdf',
    mediaType: 'application/pdf',
    size: 1,
    sha256: '',
  })
  await app.db.insert(applicationAttachment).values({ applicationId, fileId, documentTypeKey })
}
