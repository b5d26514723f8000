import { maxCountedHits } from '@tandem/contract/search'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'
import { comesAfter, keyAt, orderBy, type SortKey, within } from '../core/postings/orders.store.ts'
import { distance, distanceOfHit } from '../core/postings/places.store.ts'
import { knownRows, type Window } from '../core/postings/read-window.ts'
import {
  type JoinedOffers,
  joinedCards,
  joinedColumns,
  openOffers,
  type StoredOffer,
} from './cards/cards.store.ts'
import type { OfferCriteria } from './offer-criteria.ts'
import { type OfferOrder, offerOrders } from './offer-orders.ts'
import { conditions, postingCondition } from './offer-postings.store.ts'
import { interestKeys, type OfferTerms, termsOf } from './offer-terms.ts'

/** `today` is what a deadline is coming or over by. */
export type OfferView = { order: OfferOrder; locale: 'de' | 'en'; today: string; applicantId: string | null }
type Form = Pick<OfferView, 'order' | 'locale'>

/** `key`: JSON of what the last one shown is ordered by, where it goes on behind it. */
export type OfferHits = { total: number; isMore: boolean; rows: StoredOffer[]; key: string | null }
/** A page in one row. */
type Joined = JoinedOffers & Pick<OfferHits, 'key'>

/** So many rows are read for each offer that is counted, of those with several places. */
const rowsForSeveral = 2

/**
 * Reads as many hits as are counted, in one statement with a page of them. Of more hits than that a page is read along
 * an index that has its order.
 */
export async function findOffers(
  db: Db,
  criteria: OfferCriteria,
  { today, applicantId, ...form }: OfferView,
  window: Window,
  counted = maxCountedHits,
): Promise<OfferHits> {
  const filter = termsOf(criteria)
  // The newest are read first where one index has all that is looked for, so that the first pages are among them.
  const isNewest = interestKeys(criteria).length === 1 && !filter.circles && !filter.text
  const most = (counted + 1) * (filter.circles ? rowsForSeveral : 1)
  const [found] = await readHits(
    db,
    { ...form, isNewest, rows: knownRows(window) },
    { ...window, today, applicantId, most, filter },
  )
  if (!found) throw new Error('A statement of sums gives a row')
  const { total, read, ...page } = found
  const isMore = read >= most
  const rows = openOffers(page)
  const isWhole = !isMore || (isNewest && form.order === 'newest' && rows.length === window.limit)
  if (isWhole) return { total, isMore, rows, key: page.key }
  const deep = await findDeep(db, form, { ...window, today, applicantId, filter })
  return { total, isMore, ...deep }
}

type Values = Window & { today: string; applicantId: string | null; filter: OfferTerms }
type Row = Joined & { total: number; read: number }

type HitsForm = Form & { isNewest: boolean; rows: number | null }
const readHits = statement<Row, HitsForm, Values & { most: number }>(
  ({ isNewest, rows, ...form }, { filter, most, today, applicantId, after, offset, limit }) => {
    const keys = offerOrders[form.order]
    const named = isByName(form.order)
    const hit = sql`select p.no, p.at, ${distanceOfHit(filter, 'p')} as chord ${daysOf(form, 'p', today)}
      from offer_posting p where ${postingCondition(filter, 'p')}`
    const isDense = isNewest && form.order === 'newest' && areMostHits(filter)
    // Without places each has one row.
    const best = sql.raw(filter.circles ? 'best' : 'hits')
    const total = isDense ? sql`(select count from hits)` : sql`(select count(*) from ${best})::integer`
    const read = isDense ? sql`(select count from hits)` : sql`(select count(*) from hits)::integer`
    return sql`
    with hits as materialized (${
      isDense
        ? sql`select count(*)::integer as count from (${hit} limit ${most}) hit`
        : sql`${hit} ${isNewest ? sql`order by p.at desc, p.no desc` : sql``} limit ${most}`
    }), ${filter.circles ? sql`best as materialized (select distinct on (no) * from hits order by no, chord),` : sql``} page as (
      select * from (
        select best.* ${named ? sql`, e.${nameIn(form)} as name` : sql``} from ${isDense ? sql`(${hit})` : best} best
        ${named ? sql`join offer_entry e on e.no = best.no and (select count(*) from hits) < ${most}` : sql``}
      ) best ${after ? sql`where ${comesAfter(keys, 'best', after)}` : sql``}
      order by ${orderBy(keys, 'best')} ${within(rows, { offset, limit })}
    )
    select ${joinedPage(keys, { applicantId, limit })}, ${total} as total, ${read} as read
    from ${joinedCards(sql`page join offer_entry e on e.no = page.no`, orderBy(keys, 'page'), form, { applicantId })}`
  },
)

const joinedPage = (
  keys: readonly SortKey[],
  { limit, ...reader }: Pick<Slots<Values>, 'applicantId' | 'limit'>,
): SQL => sql`${joinedColumns(reader)}, ${keyAt(keys, sql`${limit}::integer - 1`, 'one')} as key`

/** So few are left out that a page is full after a few rows of the index. */
const areMostHits = ({ years, free, qualification, grade, company }: Slots<OfferTerms>) =>
  !years && !free && !qualification && !grade && !company

/** What holds the first deadlines is read fast; mostly it fills the page already. */
async function findDeep(db: Db, form: Form, values: Values): Promise<Pick<OfferHits, 'rows' | 'key'>> {
  const isByDeadline = form.order === 'deadline' || form.order === 'lastDeadline'
  if (isByDeadline && values.after === null && values.offset === 0) {
    const coming = await readPage(db, { ...form, coming: true }, values)
    if (coming.rows.length === values.limit) return coming
  }
  return readPage(db, { ...form, coming: false }, values)
}

async function readPage(db: Db, form: DeepForm, values: Values) {
  const [page] = await readDeep(db, form, values)
  if (!page) throw new Error('A statement of sums gives a row')
  return { rows: openOffers(page), key: page.key }
}

type DeepForm = Form & { coming: boolean }
const readDeep = statement<Joined, DeepForm, Values>((form, slots) => {
  const keys = offerOrders[form.order]
  const read = reads[form.order]
  const from = sql`(
      select * from (${read(form, slots)}) one
      order by ${orderBy(keys, 'one')} offset ${slots.offset} limit ${slots.limit}
    ) page join offer_entry e on e.no = page.no`
  const { applicantId, limit } = slots
  return sql`select ${joinedPage(keys, { applicantId, limit })}
    from ${joinedCards(from, orderBy(keys, 'page'), form, { applicantId })}`
})

const reads: Record<OfferOrder, (form: DeepForm, slots: Slots<Values>) => SQL> = {
  ...{ newest: alongTime, oldest: alongTime, distance: byDistance, farthest: byDistance },
  ...{ deadline: alongEntries, lastDeadline: alongEntries, name: alongEntries, nameFromZ: alongEntries },
}

/** Of each study interest as many as could be needed, so that an index is read only as far as the page reaches. */
function alongTime({ order }: DeepForm, { filter, after, offset, limit }: Slots<Values>): SQL {
  const keys = offerOrders[order]
  return sql`select each.* from unnest(${filter.interests}::smallint[]) as looked_for (interest)
    cross join lateral (
      select found.*, near.chord from (
        select distinct on (p.at, p.no) p.no, p.at from offer_posting p
        where p.interest = looked_for.interest and ${conditions(filter, 'p', 'order')}
          ${after ? sql`and ${comesAfter(keys, 'p', after)}` : sql``}
        order by ${orderBy(keys, 'p')} limit ${offset}::integer + ${limit}::integer
      ) as found cross join lateral (
        select min(${distance(filter, 'p')}) as chord from offer_posting p
        where p.no = found.no and p.interest = looked_for.interest and p.place >= 0
      ) as near
    ) as each`
}

function byDistance({ order }: DeepForm, { filter, after }: Slots<Values>): SQL {
  return sql`select * from (
      select p.no, min(${distanceOfHit(filter, 'p')}) as chord from offer_posting p
      where ${postingCondition(filter, 'p')} group by p.no
    ) near ${after ? sql`where ${comesAfter(offerOrders[order], 'near', after)}` : sql``}`
}

/** There are so many hits that looking at one entry after the other soon meets enough of them. */
function alongEntries(form: DeepForm, { filter, after, offset, limit, today }: Slots<Values>): SQL {
  const keys = offerOrders[form.order]
  const first = form.coming
    ? sql`order by e.deadline ${form.order === 'deadline' ? sql`asc` : sql`desc`}, e.no`
    : sql`order by ${orderBy(keys, 'e')}`
  return sql`select e.*, found.chord from (
      select e.no, e.deadline ${isByName(form.order) ? sql`, e.${nameIn(form)} as name` : daysOf(form, 'e', today)}
      from offer_entry e ${form.coming ? sql`where e.deadline >= ${today}::date` : sql``}
    ) e cross join lateral (
      select min(${distance(filter, 'p')}) as chord from offer_posting p
      where p.no = e.no and ${postingCondition(filter, 'p', 'order')} having count(*) > 0
    ) found ${after ? sql`where ${comesAfter(keys, 'e', after)}` : sql``}
    ${first} limit ${offset}::integer + ${limit}::integer`
}

const isByName = (order: OfferOrder) => order === 'name' || order === 'nameFromZ'
const nameIn = ({ locale }: Form): SQL => sql.raw(locale === 'en' ? 'name_en' : 'name_de')

/** A column for the orders by deadline. */
function daysOf({ order }: Form, alias: string, today: Placeholder): SQL {
  const deadline = sql.raw(`${alias}.deadline`)
  if (order === 'deadline') return sql`, ${daysTo(deadline, today)} as days`
  if (order === 'lastDeadline') return sql`, ${daysFrom(deadline, today)} as days`
  return sql``
}

/** The next deadline first; then offers without one; what is over goes last, what was over first at the very end. */
const daysTo = (deadline: SQL, today: Placeholder) => sql`(case when ${deadline} is null then 1000000
  when ${deadline} >= ${today}::date then ${deadline} - ${today}::date
  else 2000000 + (${today}::date - ${deadline}) end)`

/** The last deadline first; offers without one and what is over still come last. */
const daysFrom = (deadline: SQL, today: Placeholder) => sql`(case when ${deadline} >= ${today}::date
  then ${today}::date - ${deadline} else ${daysTo(deadline, today)} end)`

/** All that is found, for who ranks them. */
export const findAllOffers = (db: Db, criteria: OfferCriteria): Promise<{ id: string; at: number }[]> =>
  candidates(db, null, termsOf(criteria))

const candidates = statement<{ id: string; at: number }, null, OfferTerms>(
  (_, filter) => sql`
    select e.offer_id as id, (extract(epoch from e.published_at) * 1000)::float8 as at
    from (select distinct p.no from offer_posting p where ${postingCondition(filter, 'p')}) hit
    join offer_entry e on e.no = hit.no`,
)

/** Which of these offers it finds, in their order. */
export const matchOffersById = async (db: Db, criteria: OfferCriteria, ids: string[]): Promise<string[]> =>
  (await matching(db, null, { ids, filter: termsOf(criteria) })).map(({ id }) => id)

const matching = statement<{ id: string }, null, { ids: string[]; filter: OfferTerms }>(
  (_, { ids, filter }) => sql`
    select asked.id from unnest(${ids}::uuid[]) with ordinality as asked (id, position)
    join offer_entry e on e.offer_id = asked.id
    where exists (select from offer_posting p where p.no = e.no and ${postingCondition(filter, 'p', 'order')})
    order by asked.position`,
)
