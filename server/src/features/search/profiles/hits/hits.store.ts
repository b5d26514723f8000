import type { Locale } from '@tandem/contract/common'
import { type SQL, sql } from 'drizzle-orm'
import type { CountedValue } from '#features/search/core/facets.ts'
import { distanceOfHit } from '#features/search/core/postings/places.store.ts'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'
import { type JoinedCards, joinCards } from '../cards/cards.store.ts'
import type { ProfileCriteria, ProfileView } from '../criteria/criteria.ts'
import { type CountedFacets, countFacets, facetColumns, sumUpFacets } from './facets.store.ts'
import { postingCondition } from './filter.store.ts'
import { comesAfter, isByName, keyAtPlace, type OrderKey, orderBy } from './order.store.ts'
import { interestKeys, type ProfileTerms, termsOf } from './terms.ts'

/** `shown`: so many rows are a page. */
export type Window = { after: OrderKey | null; offset: number; shown: number }
export type Hits = {
  total: number
  /** There may be more than were read. */
  isMore: boolean
  page: JoinedCards
  facets: CountedValue[] | null
}

/** So many rows are read for each that is counted: of several interests or places, or a person's several profiles. */
const rowsForSeveral = 2
const rowsForOne = 1.25

export type Reading = {
  criteria: ProfileCriteria
  view: ProfileView
  window: Window
  locale: Locale
  withFacets: boolean
  /** How many are counted. */
  counted: number
}

/** Reads as many hits as are counted, in one statement with a page of them and what they have in common. */
export async function readHits(
  db: Db,
  { criteria, view: { sort, oneEach }, window, locale, withFacets, counted }: Reading,
): Promise<Hits & { isNewest: boolean }> {
  const isNewest = isReadInOrder(criteria)
  const rowsForEach = isNewest ? (oneEach ? rowsForOne : 1) : rowsForSeveral
  const most = Math.ceil((counted + 1) * rowsForEach)
  const form = { sort, oneEach, locale, isNewest, withFacets }
  const [row] = await readPage(db, form, { ...window, most, filter: termsOf(criteria) })
  if (!row) throw new Error('A statement of counts gives a row')
  const { total, read, facets, ...page } = row
  return {
    total,
    facets: facets ? await sumUpFacets(db, facets) : null,
    page,
    isMore: read === most,
    isNewest,
  }
}

/** The newest are read first where one index has all that is looked for, so that the first pages are among them. */
const isReadInOrder = (criteria: ProfileCriteria) =>
  interestKeys(criteria).length === 1 && criteria.circles.length === 0 && !criteria.text

type Form = ProfileView & { locale: Locale; isNewest: boolean; withFacets: boolean }
type Values = Window & { most: number; filter: ProfileTerms }
type Row = JoinedCards & { total: number; read: number; facets?: CountedFacets }

const readPage = statement<Row, Form, Values>((form, { filter, most, after, offset, shown }) => {
  const order = orderBy(form.sort, 'page')
  const page = { from: sql`page`, order, key: keyAtPlace(form.sort, shown, 'one'), shown }
  return sql`
    with hits as materialized (
      select p.no, p.person, p.at, p.grade, ${distanceOfHit(filter, 'p')} as chord${form.withFacets ? facetColumns : sql``}
      from profile_posting p
      where ${postingCondition(filter, 'p')}
      ${form.isNewest ? sql`order by p.at desc, p.no desc` : sql``} limit ${most}
    ), best as materialized (${best(form, most)}), page as (
      select * from best ${after ? sql`where ${comesAfter(form.sort, 'best', after)}` : sql``}
      order by ${orderBy(form.sort, 'best')} offset ${offset} limit ${shown}::bigint + 1
    )
    select (select count(*) from best)::integer as total, (select count(*) from hits)::integer as read
      ${form.withFacets ? sql`, ${countFacets} as facets` : sql``}, cards.*
    from (${joinCards(page, { locale: form.locale, withText: filter.text !== null })}) as cards`
})

/** Each profile once, of a person only the first where so asked, with all it is ordered by. */
function best({ sort, oneEach }: ProfileView, most: Slots<number>): SQL {
  const key = oneEach ? sql`person` : sql`no`
  // What is far is a profile's nearest place, and a person's nearest profile.
  const firstBy = sort === 'farthest' ? 'distance' : sort
  // Of more than were read no page is made, so their names need not be looked up.
  const named = sql`(select hits.*, e.sort_name from hits
    left join profile_entry e on e.no = hits.no and (select count(*) from hits) < ${most})`
  return sql`select distinct on (one.${key}) one.* from ${isByName(sort) ? named : sql`hits`} one order by one.${key}, ${orderBy(firstBy, 'one')}, one.chord`
}
