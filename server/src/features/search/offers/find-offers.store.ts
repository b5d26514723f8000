import { maxCountedHits } from '@tandem/contract/search'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { limitRadius } from '../core/circles.ts'
import type { Hit, HitWindow, OrderKey } from '../core/ordered-page.ts'
import { nearestChord, offerConditions, placesWithin } from './offer-conditions.store.ts'
import type { OfferCriteria } from './offer-criteria.ts'

/** Each of the four, and the other way round. */
export type OfferOrder =
  | ('newest' | 'distance' | 'deadline' | 'name')
  | ('oldest' | 'farthest' | 'lastDeadline' | 'nameFromZ')
type Page = HitWindow & { order: OfferOrder; locale: 'de' | 'en'; today: string }

/** Ids in their order. Those with the same key have the newest id first. */
export async function findOffers(db: Db, criteria: OfferCriteria, page: Page): Promise<Hit[]> {
  for (const [part, order] of startsOf(criteria, page)) {
    const hits = await readHits(db, part, { ...page, order })
    if (hits.length === page.limit) return hits
  }
  return readHits(db, criteria, page)
}

const nearKilometres = [10, 40]

/** What holds the first hits of an order and can be read fast; mostly it fills a page already. */
function startsOf(criteria: OfferCriteria, { order, after, offset }: Page): [OfferCriteria, Read['order']][] {
  if (order === 'deadline' && after === null && offset === 0) return [[criteria, 'coming']]
  if (order !== 'distance') return []
  return nearKilometres.map((kilometres) => {
    const place = criteria.place.map((circle) => limitRadius(circle, kilometres))
    return [{ ...criteria, place }, order]
  })
}

/** How many there are, as far as it is counted: one more than `maxCountedHits` says “more”. */
export async function countOffers(db: Db, criteria: OfferCriteria): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from offer_entry e where ${offerConditions(criteria) ?? sql`true`} limit ${maxCountedHits + 1}) hit`)
  return rows[0]?.count ?? 0
}

/** All that is found, for who ranks them. */
export async function findAllOffers(db: Db, criteria: OfferCriteria) {
  const { rows } = await db.execute<{ id: string; at: number }>(sql`
    select e.offer_id as id, (extract(epoch from e.published_at) * 1000)::float8 as at
    from offer_entry e where ${offerConditions(criteria) ?? sql`true`}`)
  return rows
}

type Read = Omit<Page, 'order'> & { order: OfferOrder | 'coming' }

async function readHits(db: Db, criteria: OfferCriteria, page: Read): Promise<Hit[]> {
  const { column, key, direction, from, only } = sortOf(criteria, page)
  const conditions = and(offerConditions(criteria), only, page.after ? beyond(page.after) : undefined)
  const { rows } = await db.execute<Hit>(sql`
    select e.offer_id as id, ${key} as key from ${from}
    where ${conditions ?? sql`true`}
    order by ${column} ${direction}, e.offer_id desc nulls last
    limit ${page.limit} offset ${page.offset}`)
  return rows

  function beyond({ id, key }: Hit): SQL | undefined {
    const at = isInstant(page.order) ? instantOf(key) : sql`${key}`
    const [after, upTo] = direction === descending ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`]
    // The first condition is one that an index can begin at.
    return and(sql`${column} ${upTo} ${at}`, or(sql`${column} ${after} ${at}`, sql`e.offer_id < ${id}`))
  }
}

type Sort = { column: SQL; key: SQL; direction: SQL; from: SQL; only?: SQL }
const ascending = sql`asc`
const descending = sql`desc nulls last`
const entries = sql`offer_entry e`

function sortOf(criteria: OfferCriteria, { order, locale, today }: Read): Sort {
  if (order === 'name' || order === 'nameFromZ') {
    const name = locale === 'en' ? sql`e.name_en` : sql`e.name_de`
    const direction = order === 'name' ? ascending : descending
    return { column: sql`${name} collate "und-x-icu"`, key: name, direction, from: entries }
  }
  if (order === 'deadline') {
    const column = daysTo(today)
    return { column, key: column, direction: ascending, from: entries }
  }
  if (order === 'lastDeadline') {
    const column = daysFrom(today)
    return { column, key: column, direction: ascending, from: entries }
  }
  if (order === 'coming') {
    const only = sql`e.deadline >= ${today}::date`
    return { column: sql`e.deadline`, key: daysTo(today), direction: ascending, from: entries, only }
  }
  if ((order === 'distance' || order === 'farthest') && criteria.place.length > 0) {
    const direction = order === 'distance' ? ascending : descending
    return { column: sql`d.chord`, key: sql`d.chord`, direction, from: withDistance(criteria) }
  }
  const key = sql`(extract(epoch from e.published_at) * 1000000)::float8`
  const direction = order === 'oldest' ? ascending : descending
  return { column: sql`e.published_at`, key, direction, from: entries }
}

const isInstant = (order: Read['order']) => order === 'newest' || order === 'oldest'

/** The next deadline first; then offers without one; what is over goes last, what was over first at the very end. */
const daysTo = (today: string) => sql`(case when e.deadline is null then 1000000
  when e.deadline >= ${today}::date then e.deadline - ${today}::date
  else 2000000 + (${today}::date - e.deadline) end)`

/** The last deadline first; offers without one and what is over still come last. */
const daysFrom = (today: string) => sql`(case when e.deadline >= ${today}::date
  then ${today}::date - e.deadline else ${daysTo(today)} end)`

function withDistance(criteria: OfferCriteria): SQL {
  return sql`(select p.offer_id, min(${nearestChord(criteria.place, 'p')}) as chord
    from ${placesWithin(criteria)} group by p.offer_id) d join offer_entry e on e.offer_id = d.offer_id`
}

/** Microseconds, which a JavaScript date does not have. */
const instantOf = (key: OrderKey) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`
