import { maxCountedHits } from '@tandem/contract/search'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Hit, HitWindow, OrderKey } from '../core/ordered-page.ts'
import { nearestChord, offerConditions, placesWithin } from '../offers/offer-conditions.store.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import {
  around,
  companyConditions,
  offersOfCompanies,
  offersOfHits,
  toOfferCriteria,
} from './company-conditions.store.ts'

/** Each of the three, and the other way round. */
export type CompanyOrder = 'name' | 'newest' | 'distance' | 'nameFromZ' | 'oldest' | 'farthest'
type Page = HitWindow & { order: CompanyOrder }

/** Ids in their order. Those with the same key have the newest id first. */
export async function findCompanies(db: Db, criteria: OfferCriteria, page: Page): Promise<Hit[]> {
  const { column, key, direction, from, at } = sorts[page.order](criteria)
  const conditions = and(companyConditions(criteria), page.after ? beyond(page.after) : undefined)
  const { rows } = await db.execute<Hit>(sql`
    select c.company_id as id, ${key} as key from ${from}
    where ${conditions}
    order by ${column} ${direction}, c.company_id desc nulls last
    limit ${page.limit} offset ${page.offset}`)
  return rows

  function beyond({ id, key }: Hit): SQL | undefined {
    const [after, upTo] = direction === descending ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`]
    return and(
      sql`${column} ${upTo} ${at(key)}`,
      or(sql`${column} ${after} ${at(key)}`, sql`c.company_id < ${id}`),
    )
  }
}

/** How many there are, as far as it is counted: one more than `maxCountedHits` says “more”. */
export async function countCompanies(db: Db, criteria: OfferCriteria): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${companyRows(criteria)} where ${companyConditions(criteria)} limit ${maxCountedHits + 1}) hit`)
  return rows[0]?.count ?? 0
}

/** Squared chords from the nearest place searched, for these hits. */
export async function findChords(
  db: Db,
  criteria: OfferCriteria,
  ids: string[],
): Promise<Map<string, number>> {
  if (criteria.place.length === 0 || ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; chord: number }>(sql`
    select d.company_id as id, d.chord from ${distances(criteria)} where d.company_id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, chord }) => [id, chord]))
}

type Rankable = { id: string; at: number; companyId: string }

/** All offers of the hits, and the hits without one, for who ranks them. */
export async function findAllOfCompanies(db: Db, criteria: OfferCriteria): Promise<Rankable[]> {
  const { rows } = await db.execute<Rankable>(sql`
    ${rankable} where ${offersOfHits(criteria)}
    union all
    select c.company_id, ${milliseconds(sql`c.created_at`)}, c.company_id
    from ${companyRows(criteria)} where ${companyConditions(criteria)}
      and not exists (select from offer_entry e where e.company_id = c.company_id and ${offersOfHits(criteria)})`)
  return rows
}

/** The offers that the search is about, of these of its hits. */
export async function findOffersOf(db: Db, criteria: OfferCriteria, ids: string[]): Promise<Rankable[]> {
  const { rows } = await db.execute<Rankable>(sql`${rankable} where ${offersOfCompanies(criteria, ids)}`)
  return rows
}

const milliseconds = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`
const rankable = sql`select e.offer_id as id, ${milliseconds(sql`e.published_at`)} as at, e.company_id as "companyId"
  from offer_entry e`

type Sort = { column: SQL; key: SQL; direction: SQL; from: SQL; at: (key: OrderKey) => SQL }
const ascending = sql`asc`
const descending = sql`desc nulls last`
/** The rows `c` to look at. With a place only those near it, which are few, each with its squared chord in `d`. */
export const companyRows = (criteria: OfferCriteria): SQL =>
  criteria.place.length > 0
    ? sql`${distances(criteria)} join company_entry c on c.company_id = d.company_id`
    : sql`company_entry c`

type Sorting = (criteria: OfferCriteria) => Sort
const forward = {
  name: (criteria: OfferCriteria) => ({
    column: sql`c.name collate "und-x-icu"`,
    key: sql`c.name`,
    direction: ascending,
    from: companyRows(criteria),
    at: (key: OrderKey) => sql`${key}`,
  }),
  newest: (criteria: OfferCriteria) => ({
    column: sql`c.created_at`,
    key: sql`(extract(epoch from c.created_at) * 1000000)::float8`,
    direction: descending,
    from: companyRows(criteria),
    at: (key: OrderKey) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`,
  }),
  distance: (criteria: OfferCriteria) => ({
    column: sql`d.chord`,
    key: sql`d.chord`,
    direction: ascending,
    from: companyRows(criteria),
    at: (key: OrderKey) => sql`${key}::float8`,
  }),
} satisfies Record<string, Sorting>
const reversed =
  (sorting: Sorting): Sorting =>
  (criteria) => {
    const sort = sorting(criteria)
    return { ...sort, direction: sort.direction === ascending ? descending : ascending }
  }
const sorts: Record<CompanyOrder, Sorting> = {
  ...forward,
  nameFromZ: reversed(forward.name),
  oldest: reversed(forward.newest),
  farthest: reversed(forward.distance),
}

/** The company's own place or the nearest of its offers, whichever is nearer. */
function distances(criteria: OfferCriteria): SQL {
  const fitting = offerConditions(toOfferCriteria(criteria)) ?? sql`true`
  return sql`(select company_id, min(chord) as chord from (
      select c.company_id, ${nearestChord(criteria.place, 'c')} as chord from company_entry c where ${around(criteria)}
      union all
      select e.company_id, ${nearestChord(criteria.place, 'p')} from (select * from ${placesWithin(criteria)}) p
        join offer_entry e on e.offer_id = p.offer_id where ${fitting}
    ) each_place group by company_id) d`
}
