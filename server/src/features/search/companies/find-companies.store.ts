import { maxCountedHits } from '@tandem/contract/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'
import {
  at,
  chord,
  comesAfter,
  descending,
  keysOf,
  name,
  orderBy,
  type SortKey,
  within,
} from '../core/postings/orders.store.ts'
import { knownRows, type Window } from '../core/postings/read-window.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { all } from '../offers/offer-postings.store.ts'
import { type OfferTerms, termsOf } from '../offers/offer-terms.ts'
import {
  type CompanyFacts,
  comparedOf,
  type FactsTerms,
  factColumns,
  matchables,
} from './company-cards.store.ts'
import { asksForOffers, companyRows, ofCompany, offersOfHits } from './company-rows.store.ts'

/** Each of the three, and the other way round. */
export type CompanyOrder = keyof typeof companyOrders

const no = { column: 'no', type: 'bigint' } as const

export const companyOrders = {
  name: [name, no],
  nameFromZ: [descending(name), descending(no)],
  newest: [descending(at), descending(no)],
  oldest: [at, no],
  distance: [chord, no],
  farthest: [descending(chord), no],
} as const satisfies Record<string, SortKey[]>

/** `chord`: from the nearest place searched to the company or the nearest of its offers, whichever is nearer. */
export type FoundCompany = CompanyFacts & { chord: number | null; key: string }
/** `rows`: as `knownRows`. */
type Form = { order: CompanyOrder; asksForOffers: boolean; rows: number | null }
type Values = Window & { filter: OfferTerms; facts: FactsTerms }

/** A company has a row for each of its offers. */
const rowsForEach = 3
/** From so many hits on, a page is full sooner when one company after the other is looked at than when all hits are sorted. */
const manyHits = 100

/** As `findOffers`: a page with the total as far as it is counted; of more hits along an index that has their order. */
export async function findCompanies(
  db: Db,
  criteria: OfferCriteria,
  order: CompanyOrder,
  window: Window,
  facts: FactsTerms,
): Promise<{ total: number; isMore: boolean; rows: FoundCompany[]; key: string | null }> {
  const filter = termsOf(criteria)
  const form = { order, asksForOffers: asksForOffers(criteria), rows: knownRows(window) }
  const found = await readHits(db, form, { ...window, filter, facts })
  const { total = 0, read = 0 } = found[0] ?? {}
  const isMore = read >= mostRows(form, filter)
  const isPage = !isMore || isReadInOrder(form, filter)
  const rows = isPage
    ? found.filter(({ id }) => id !== null)
    : await readDeep(db, form, { ...window, filter, facts })
  return { total, isMore, rows, key: rows[window.limit - 2]?.key ?? null }
}

const mostRows = (form: Form, filter: { circles: unknown }) =>
  (maxCountedHits + 1) * (haveOneRow(form, filter) ? 1 : rowsForEach)

/** Where nothing is searched that has an index of its own, the page is read along the order's, however many hits there are. */
const isReadInOrder = (form: Form, { circles, text, company }: Absent) =>
  !form.asksForOffers && !circles && !text && !company && !isByDistance(form)
type Absent = { [Name in 'circles' | 'text' | 'company']: unknown }

/** Whether a hit is one row of `companyRows`. */
const haveOneRow = ({ asksForOffers }: Form, { circles }: { circles: unknown }) => !asksForOffers && !circles

const isByDistance = ({ order }: Form) => order === 'distance' || order === 'farthest'

type Row = FoundCompany & { total: number; read: number }

const readHits = statement<Row, Form, Values>((form, slots) => {
  const { filter, facts, after } = slots
  const most = mostRows(form, filter)
  const isOneRow = haveOneRow(form, filter)
  const rows = isReadInOrder(form, filter)
    ? sql`select e.*, null::float8 as chord from (${entries}) e where ${all([...ofCompany(filter, 'e.no'), ...isAfter(form, 'e', after)])}`
    : isByDistance(form)
      ? sql`select * from (${nearestOf(sql`select * from found where ${isWhole(most)}`)}) near where ${all(isAfter(form, 'near', after))}`
      : namedHits(form, slots, most)
  const compared = isOneRow ? comparedOf(filter, false, sql`page.no`) : sql`own.matchable`
  // What a company was found by is known of the page's hits: it need not be looked for again, company by company.
  const own = sql`, own as materialized (
      select no, min(chord) as chord ${facts.applicantId ? sql`, ${matchables(sql`found.offer`)} as matchable` : sql``}
      from found where (no in (select no from page)) is true group by no
    )`
  return sql`
    with found as (${companyRows(filter, form.asksForOffers)} limit ${sql.raw(String(most))}),
    counted as materialized (
      select count(*)::integer as read, count(${isOneRow ? sql`*` : sql`distinct no`})::integer as total from found
    ), page as materialized (${pageOf(form, slots, rows)}) ${isOneRow ? sql`` : own}
    select ${factColumns(facts, { compared, isFirst })}, ${isOneRow ? sql`page` : sql`own`}.chord, page.key,
      counted.total, counted.read
    from counted left join page on true ${isOneRow ? sql`` : sql`left join own on own.no = page.no`}
    left join company co on co.id = page.company_id
    order by page.nth`
})

const entries = sql`select no, company_id, name, created_at as at from company_entry`

/** Of rows of hits, of which a company may have many. */
const nearestOf = (rows: SQL): SQL => sql`select no, min(chord) as chord from (${rows}) hit group by no`

const isAfter = ({ order }: Form, alias: string, after: Slots<Values>['after']): SQL[] =>
  after ? [comesAfter(companyOrders[order], alias, after)] : []

/** Of rows with what they are ordered by; each has its number and what a cursor keeps of it. */
function pageOf(form: Form, { offset, limit }: Pick<Slots<Values>, 'offset' | 'limit'>, rows: SQL): SQL {
  const keys = companyOrders[form.order]
  const companyId = sql`, (select e.company_id from company_entry e where e.no = page.no) as company_id`
  return sql`
    select *, row_number() over () as nth, ${keysOf(keys, 'page')} as key ${isByDistance(form) ? companyId : sql``}
    from (select * from (${rows}) one order by ${orderBy(keys, 'one')} ${within(form.rows, { offset, limit })}) page`
}
const isFirst = sql`page.nth = 1`

const isWhole = (most: number): SQL => sql`(select read from counted) < ${sql.raw(String(most))}`

/**
 * What few hits are ordered by is looked up one by one: all companies would be read where the planner knows no number. Of
 * many it would sort all, if it could take being among them for a join. From an array it expects as many rows whatever is
 * searched; else it would take a plan for each search to be cheaper than one for all, and plan anew each time.
 */
const namedHits = (form: Form, slots: Slots<Values>, most: number): SQL => sql`
  select e.*, null::float8 as chord from (${entries}) e
  where ${all([isWhole(most), sql`(select total from counted) < ${many}`, ...isAfter(form, 'e', slots.after)])}
    and e.no = any (array(select no from found))
  union all
  select e.*, null from (${alongHits(form, slots)}) e
  where ${all([isWhole(most), sql`(select total from counted) >= ${many}`])}`
const many = sql.raw(String(manyHits))

/** With nothing but what they are ordered by, so that its index has all there is to read. */
function alongHits(form: Form, { after, offset, limit }: Slots<Values>): SQL {
  const keys: readonly SortKey[] = companyOrders[form.order]
  const orNull = ({ column, type }: SortKey) =>
    sql.raw(`${keys.some((key) => key.column === column) ? `e.${column}` : `null::${type}`} as ${column}`)
  return sql`select e.no, e.company_id, ${orNull(name)}, ${orNull(at)}
    from (${entries}) e
    where ${all([sql`(e.no in (select no from found)) is true`, ...isAfter(form, 'e', after)])}
    order by ${orderBy(keys, 'e')} limit ${reach(form, { offset, limit })}`
}

/** How many rows lead up to the page's end. */
const reach = ({ rows }: Form, { offset, limit }: Pick<Slots<Values>, 'offset' | 'limit'>): SQL =>
  rows === null ? sql`${offset}::integer + ${limit}::integer` : sql.raw(String(rows))

const readDeep = statement<FoundCompany, Form, Values>((form, slots) => {
  const rows = isByDistance(form) ? byDistance(form, slots) : alongEntries(form, slots)
  const compared = comparedOf(slots.filter, form.asksForOffers, sql`page.no`)
  return sql`
    select ${factColumns(slots.facts, { compared, isFirst })}, page.chord, page.key
    from (${pageOf(form, slots, rows)}) page join company co on co.id = page.company_id
    order by page.nth`
})

const byDistance = (form: Form, { filter, after }: Slots<Values>): SQL => sql`
  select * from (${nearestOf(companyRows(filter, form.asksForOffers))}) near
  where ${all(isAfter(form, 'near', after))}`

/** There are so many hits that looking at one company after the other soon meets enough of them. */
function alongEntries(form: Form, { filter, after, offset, limit }: Slots<Values>): SQL {
  const keys = companyOrders[form.order]
  return sql`select e.*, found.chord from (${entries}) e
    cross join lateral (
      select min(chord) as chord from (${companyRows(filter, form.asksForOffers, sql`e.no`, 'order')}) hit having count(*) > 0
    ) found where ${all(isAfter(form, 'e', after))}
    order by ${orderBy(keys, 'e')} limit ${reach(form, { offset, limit })}`
}

/** Which of these companies it finds, in their order. */
export const matchCompanies = async (db: Db, criteria: OfferCriteria, ids: string[]): Promise<string[]> =>
  (await matching(db, asksForOffers(criteria), { ids, filter: termsOf(criteria) })).map(({ id }) => id)

const matching = statement<{ id: string }, boolean, { ids: string[]; filter: OfferTerms }>(
  (asksForOffers, { ids, filter }) => sql`
    select asked.id from unnest(${ids}::uuid[]) with ordinality as asked (id, position)
    join company_entry e on e.company_id = asked.id
    where exists (${companyRows(filter, asksForOffers, sql`e.no`, 'order')})
    order by asked.position`,
)

/** Squared distances of these hits, by id; none where no place was searched. */
export async function findChords(
  db: Db,
  criteria: OfferCriteria,
  ids: string[],
): Promise<Map<string, number>> {
  const filter = termsOf(criteria)
  if (!filter.circles || ids.length === 0) return new Map()
  const rows = await chords(db, asksForOffers(criteria), { ids, filter })
  return new Map(rows.map(({ id, chord }) => [id, chord]))
}

const chords = statement<{ id: string; chord: number }, boolean, { ids: string[]; filter: OfferTerms }>(
  (asksForOffers, { ids, filter }) => sql`
    select e.company_id as id, found.chord from company_entry e cross join lateral (
      select min(chord) as chord from (${companyRows(filter, asksForOffers, sql`e.no`, 'order')}) hit having count(*) > 0
    ) found where e.company_id = any (${ids}::uuid[])`,
)

export type Rankable = { id: string; at: number; companyId: string }

/** All offers of the hits, and the hits without one, for who ranks them. */
export const findAllOfCompanies = (db: Db, criteria: OfferCriteria): Promise<Rankable[]> =>
  rankable(db, asksForOffers(criteria), termsOf(criteria))

const rankable = statement<Rankable, boolean, OfferTerms>((asksForOffers, filter) => {
  const byOffers = offersThat(offersOfHits(filter))
  if (asksForOffers) return byOffers
  return sql`${byOffers} union all
    select e.company_id, ${milliseconds(sql`e.created_at`)}, e.company_id from company_entry e
    where exists (${companyRows(filter, false, sql`e.no`, 'order')})
      and not exists (select from offer_posting p where p.company = e.no and ${offersOfHits(filter, 'order')})`
})

const offersThat = (condition: SQL): SQL => sql`
  select e.offer_id as id, ${milliseconds(sql`e.published_at`)} as at, e.company_id as "companyId"
  from (select distinct p.no from offer_posting p where ${condition}) hit join offer_entry e on e.no = hit.no`

const milliseconds = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`
