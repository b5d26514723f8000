import { type CompanySummary, companySorts, listCompanies } from '@tandem/contract/companies'
import { findPlaces } from '@tandem/contract/reference'
import { orders } from '@tandem/contract/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>

/** Too many to be sorted, and as many as are still counted. */
const hits = 330
const others = 20

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  lena = await app.applicant()
  await app.db.execute(sql`
    insert into company (id, name, status, created_at, updated_at)
    select gen_random_uuid(), 'Firma ' || n % 50, 'confirmed', ${app.clock()}::timestamptz - n % 40 * interval '1 day', now()
    from generate_series(1, ${hits + others}::int) n`)
  await app.db.execute(sql`
    with made as (
      insert into offer (id, company_id, status, title_de, published_at)
      select gen_random_uuid(), id, 'published', 'Informatik', ${app.clock()} from company where name like 'Firma %' returning id
    )
    insert into offer_year (offer_id, year, total, taken)
    select id, case when row_number() over (order by id) <= ${hits}::int then 2027 else 2028 end, 2, 0 from made`)
})
afterAll(() => app.stop())

const sortings = companySorts.flatMap((sort) => orders.map((order) => ({ sort, order })))

test.each(sortings)('of many each is on one page, in its order: $sort $order', async (sorting) => {
  const seen: CompanySummary[] = []
  let query: Record<string, string> = { ...sorting, year: '2027', perPage: '100' }
  for (;;) {
    const { status, body } = await app.call(listCompanies, { query }, { as: lena })
    expect(status).toBe(200)
    expect(body.totalItems).toBe(hits)
    seen.push(...body.member)
    if (!body.view.next) break
    query = Object.fromEntries(new URLSearchParams(body.view.next.split('?')[1]))
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(hits)
  expect(seen).toHaveLength(hits)
  const { body } = await app.call(
    listCompanies,
    { query: { ...sorting, year: '2027', perPage: '100', page: '2' } },
    { as: lena },
  )
  const onSecond = body.member.map(({ id }: CompanySummary) => id)
  expect(onSecond).toEqual(seen.slice(100, 200).map(({ id }) => id))
  if (sorting.sort !== 'name') return
  const names = seen.map(({ name }) => name)
  const sorted = names.toSorted(new Intl.Collator('de').compare)
  expect(names).toEqual(sorting.order === 'desc' ? sorted.reverse() : sorted)
})

test('of many around a place each has its own distance, by name as by distance', async () => {
  await app.db.execute(sql`
    insert into offer_location (id, offer_id, postal_code, town, latitude, longitude, x, y, z)
    select gen_random_uuid(), id, '76131', 'Karlsruhe', latitude, 8.4044,
      cos(radians(latitude)) * cos(radians(8.4044)), cos(radians(latitude)) * sin(radians(8.4044)), sin(radians(latitude))
    from (select id, 49.0094 + row_number() over (order by id) % 3 * 0.1 as latitude from offer) located`)
  const places = await app.call(findPlaces, { query: { text: '76131' } }, { as: lena })
  const place = places.body.member[0].id
  const distances = async (sort: string) => {
    const query = { sort, place: `${place}~50`, year: '2027', perPage: '100' }
    const { body } = await app.call(listCompanies, { query }, { as: lena })
    expect(body.totalItems).toBe(hits)
    return new Map<string, number>(body.member.map(({ id, distance }: CompanySummary) => [id, distance]))
  }
  const [byName, byDistance] = [await distances('name'), await distances('distance')]
  expect(new Set([...byName.values()].map(Math.round))).toEqual(new Set([0, 11, 22]))
  const both = [...byName].filter(([id]) => byDistance.has(id))
  expect(both.length).toBeGreaterThan(0)
  for (const [id, distance] of both) expect(byDistance.get(id)).toBe(distance)
})
