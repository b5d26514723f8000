import { type FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile, type ProfileOptions } from './profiles.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
const ids: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
  for (const number of [1, 2, 3, 4, 5]) ids.unshift(await add(number, { grade: 1 + number / 10 }))
})
afterAll(() => app.stop())

test('the next page goes on after the last record seen, also when others came in between', async () => {
  const first = await list({ perPage: 2 })
  expect(idsOf(first)).toEqual(ids.slice(0, 2))
  expect(first.body).toMatchObject({ totalItems: 5 })
  const newest = await add(9)
  const second = await follow(first.body.view.next)
  expect(idsOf(second)).toEqual(ids.slice(2, 4))
  const third = await follow(second.body.view.next)
  expect(idsOf(third)).toEqual(ids.slice(4))
  expect(third.body.view).not.toHaveProperty('next')
  expect(idsOf(await list({ perPage: 2, page: 2 }))).toEqual(ids.slice(1, 3))
  ids.unshift(newest)
})

test('a cursor that is broken or of another order is refused', async () => {
  const { view } = (await list({ perPage: 2 })).body
  const cursor = new URLSearchParams(view.next.split('?')[1]).get('cursor')
  const forged = ['0000-01-01T00:00:00Z', '2026-01-01T00:00:00+20:00'].map((at) => {
    return { cursor: Buffer.from(JSON.stringify(['newest', at, 1])).toString('base64url') }
  })
  for (const query of [{ cursor, sort: 'grade' }, { cursor: 'x' }, { cursor: 'WyJuZXdlc3QiXQ' }, ...forged]) {
    const { status, body } = await list(query)
    expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, 'cursor'])
  }
})

test('a search without a hit says which filters took the last ones away', async () => {
  const { body } = await list({ grade: 1.1, year: 2031, text: 'Trompete', facets: 1 })
  expect(body).toMatchObject({ totalItems: 0, member: [], relaxations: [] })
  const { relaxations } = (await list({ grade: 1.1, year: 2031 })).body
  expect(relaxations).toEqual([{ filter: 'year', total: 1, totalIsMinimum: false }])
  expect((await list()).body).not.toHaveProperty('relaxations')
})

test('what the hits have in common is counted when asked', async () => {
  const { facets } = (await list({ facets: 1, grade: 1.4 })).body
  expect(facets).toMatchObject({
    studyInterest: [{ id: '36', count: 4 }],
    subjectArea: [{ id: 'wirtschaft', count: 4 }],
    year: [{ id: '2027', count: 4 }],
    qualification: [],
    document: [],
  })
  expect(facets.grade[0]).toEqual({ id: '1.5', count: 4 })
  expect((await list()).body).not.toHaveProperty('facets')
})

test('with an own offer each comes with its match, the best first when asked', async () => {
  const offer = (await app.offer(acme, { studyInterestId: 36 })).id
  const far = await add(8, { interests: [1], places: ['berlin'], desiredYears: [2031] })
  const members: FoundProfile[] = (await list({ offer, sort: 'match' })).body.member
  expect(members).toHaveLength(7)
  const totals = members.map(({ match }) => match?.total ?? 0)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  expect(members.at(-1)?.applicationId).toBe(far)
  for (const foreign of [(await app.offer(await app.company())).id, newId()]) {
    expect((await list({ offer: foreign })).status).toBe(404)
  }
  const as = await app.admin()
  expect((await app.call(listApplicants, { query: { offer: newId() } }, { as })).status).toBe(404)
})

const list = (query = {}) => app.call(listApplicants, { query }, { as: acme })

const follow = (link: string) => list(Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?')))))

const idsOf = ({ body }: Awaited<ReturnType<typeof list>>): string[] =>
  body.member.map(({ applicationId }: FoundProfile) => applicationId)

async function add(day: number, options: ProfileOptions = {}): Promise<string> {
  const updatedAt = new Date(Date.UTC(2026, 0, day))
  return insertProfile(app.db, await app.applicant(), { updatedAt, ...options })
}
