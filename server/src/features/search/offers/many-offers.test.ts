import { listOffers, type OfferSummary, offerSorts } from '@tandem/contract/offers'
import { maxCountedHits, orders } from '@tandem/contract/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
  await publish(maxCountedHits)
})
afterAll(() => app.stop())

test('as many as are counted are an exact total, one more is “more than”', async () => {
  const exact = (await list({ perPage: '100' })).body
  expect(exact).toMatchObject({
    totalItems: maxCountedHits,
    view: { last: expect.stringContaining('page=15') },
  })
  expect(exact).not.toHaveProperty('totalIsMinimum')
  await publish(1)
  const more = (await list({ perPage: '100' })).body
  expect(more).toMatchObject({ totalItems: maxCountedHits, totalIsMinimum: true })
  expect(more.view).not.toHaveProperty('last')
  expect((await list({ page: '16', perPage: '100' })).body.member).toHaveLength(1)
  const beyond = (await list({ page: '9999', perPage: '100' })).body
  expect(beyond).toMatchObject({ totalItems: maxCountedHits, totalIsMinimum: true, member: [] })
  expect(beyond.view).not.toHaveProperty('next')
})

const sortings = offerSorts.flatMap((sort) => orders.map((order) => ({ sort, order })))

test.each(sortings)('page after page by cursor has each offer once: $sort $order', async (sorting) => {
  const seen: string[] = []
  let query: Record<string, string> = { ...sorting, perPage: '100' }
  for (;;) {
    const { status, body } = await list(query)
    expect(status).toBe(200)
    seen.push(...body.member.map(({ id }: OfferSummary) => id))
    if (!body.view.next) break
    query = Object.fromEntries(new URLSearchParams(body.view.next.split('?')[1]))
  }
  expect(seen).toHaveLength(maxCountedHits + 1)
  expect(new Set(seen).size).toBe(seen.length)
})

const list = (query: Record<string, string>) => app.call(listOffers, { query }, { as: acme })

/** Many alike: of one moment, few names and few deadlines. */
async function publish(count: number): Promise<void> {
  await app.db.execute(sql`
    insert into offer (id, company_id, status, title_de, published_at, deadline)
    select gen_random_uuid(), ${acme.companyId}, 'published', 'Angebot ' || n % 7, ${app.clock()},
      case when n % 3 > 0 then current_date + (n % 5 - 2) end
    from generate_series(1, ${count}::int) n`)
}
