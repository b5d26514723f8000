import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { runNamed } from '#platform/db/named.ts'
import { cardColumns, type FoundCard } from '../cards.store.ts'
import type { ProfileCriteria, ProfileView } from '../criteria.ts'
import { countFacets, facetColumns } from './facets.store.ts'
import { distanceOfHit, fulfils, keys } from './filter.store.ts'
import { comesAfter, orderBy } from './order.store.ts'

export type Window = { after: readonly unknown[] | null; offset: number; limit: number }
export type Counted = { value: string; count: number }
export type Hits = {
  total: number
  /** There may be more than were read. */
  isMore: boolean
  /** One row more than asked for where it goes on. */
  page: FoundCard[]
  facets: Counted[] | null
}

/** So many rows are read for each that is counted: of several interests or places, or a person's several profiles. */
const rowsForSeveral = 2
const rowsForOne = 1.25

type Reading = {
  criteria: ProfileCriteria
  view: ProfileView
  window: Window
  withFacets: boolean
  /** How many are counted. */
  counted: number
}

/** Reads as many hits as are counted, in one statement with a page of them and what they have in common. */
export async function readHits(
  db: Db,
  { criteria, view, window, withFacets, counted }: Reading,
): Promise<Hits & { isNewest: boolean }> {
  const isNewest = isReadInOrder(criteria)
  const rowsForEach = isNewest ? (view.oneEach ? rowsForOne : 1) : rowsForSeveral
  const most = Math.ceil((counted + 1) * rowsForEach)
  const after = window.after ? sql`where ${comesAfter(view.sort, 'best', window.after)}` : sql``
  const rows = await runNamed<FoundCard & Pick<Hits, 'total' | 'facets'> & { read: number }>(
    db,
    sql`with hits as materialized (
      select p.no, p.person, p.at, p.grade, ${distanceOfHit(criteria, 'p')} as chord${withFacets ? facetColumns : sql``}
      from profile_posting p
      where ${fulfils(criteria, 'p')}
      ${isNewest ? sql`order by p.at desc, p.no desc` : sql``} limit ${most}
    ), best as materialized (${best(view, most)}), page as (
      select * from best ${after} order by ${orderBy(view.sort, 'best')} offset ${window.offset} limit ${window.limit}
    )
    select counts.*, ${cardColumns(criteria.text !== null)}, page.chord,
      ${withFacets ? sql`case when row_number() over () = 1 then ${countFacets} end` : sql`null`} as facets
    from (select (select count(*)::integer from best) as total, (select count(*)::integer from hits) as read) as counts
    left join page on true left join profile_entry e on e.no = page.no
    order by ${orderBy(view.sort, 'page')}`,
  )
  const [first] = rows
  if (!first) throw new Error('A statement of counts gives a row')
  const { total, read } = first
  const facets = rows.find(({ facets }) => facets)?.facets ?? null
  // Without a page there are the counts alone.
  const page = rows.filter(({ no }) => no !== null)
  return { total, facets, page, isMore: read === most, isNewest }
}

/** The newest are read first where one index has all that is looked for, so that the first pages are among them. */
const isReadInOrder = (criteria: ProfileCriteria) =>
  keys(criteria).length === 1 && criteria.circles.length === 0 && !criteria.text

/** Each profile once, of a person only the first where so asked, with all it is ordered by. */
function best({ sort, oneEach }: ProfileView, most: number): SQL {
  const key = oneEach ? sql`person` : sql`no`
  // Of more than were read no page is made, so their names need not be looked up.
  const named = sql`left join profile_entry e on e.no = hits.no and (select count(*) from hits) < ${most}`
  return sql`select distinct on (one.${key}) one.* from (
    select hits.*, ${sort === 'name' ? sql`e.sort_name` : sql`null::text as sort_name`}
    from hits ${sort === 'name' ? named : sql``}
  ) one order by one.${key}, ${orderBy(sort, 'one')}, one.chord`
}
