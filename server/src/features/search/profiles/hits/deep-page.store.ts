import type { Locale } from '@tandem/contract/common'
import { type SQL, sql } from 'drizzle-orm'
import { distance } from '#features/search/core/postings/places.store.ts'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'
import { type JoinedCards, joinCards } from '../cards/cards.store.ts'
import type { ProfileSort, ProfileView } from '../criteria/criteria.ts'
import { conditions, postingCondition } from './filter.store.ts'
import type { Reading, Window } from './hits.store.ts'
import { comesAfter, keyAtPlace, keysOf, orderBy } from './order.store.ts'
import { type ProfileTerms, termsOf } from './terms.ts'

/** `reach`: how many rows lead up to the page's end. */
type Values = Window & { reach: number; filter: ProfileTerms }

/** A page out of more hits than are counted, along an index that has their order. */
export async function readDeepPage(
  db: Db,
  { criteria, view: { sort, oneEach }, window, locale }: Omit<Reading, 'withFacets' | 'counted'>,
): Promise<JoinedCards> {
  const form = { sort, oneEach, locale }
  // One more than are shown, to see whether it goes on.
  const reach = window.offset + window.shown + 1
  const [page] = await readPage(db, form, { ...window, reach, filter: termsOf(criteria) })
  if (!page) throw new Error('A statement of sums gives a row')
  return page
}

const readPage = statement<JoinedCards, ProfileView & { locale: Locale }, Values>((view, slots) =>
  joinCards(
    {
      from: sql`(
        select * from (${reads[view.sort](view, slots)}) one
        order by ${orderBy(view.sort, 'one')} offset ${slots.offset} limit ${slots.shown}::bigint + 1
      ) as page`,
      order: orderBy(view.sort, 'page'),
      key: keyAtPlace(view.sort, slots.shown, 'one'),
      shown: slots.shown,
    },
    { locale: view.locale, withText: slots.filter.text !== null },
  ),
)

const reads: Record<ProfileSort, (view: ProfileView, slots: Slots<Values>) => SQL> = {
  ...{ newest: alongTime, oldest: alongTime, distance: byDistance, farthest: byDistance },
  // Backwards with those who withhold last is an order that no index has: rare enough to be sorted.
  ...{ grade: alongEntries, worstGrade: alongEntries, name: alongEntries, nameFromZ: alongEntries },
}

/**
 * From each interest as many as could be needed, then the newest, or oldest, of those. Nothing else may be ordered by, so that an
 * index is read only as far as the page reaches; which place of a profile is the nearest is looked up afterwards.
 */
function alongTime(view: ProfileView, { filter, after, reach }: Slots<Values>): SQL {
  return sql`select distinct on (each.at, each.no) each.*, null::text as sort_name
    from unnest(${filter.interests}::smallint[]) as looked_for (interest)
    cross join lateral (
      select found.*, near.chord from (
        select distinct on (p.at, p.no) p.no, p.at, p.grade
        from profile_posting p
        where p.interest = looked_for.interest and ${conditions(filter, 'p', 'order')}
          ${after ? sql`and ${comesAfter(view.sort, 'p', after)}` : sql``} ${first(filter, view, 'p')}
        order by ${orderBy(view.sort, 'p')} limit ${reach}
      ) as found cross join lateral (
        select min(${distance(filter, 'p')}) as chord from profile_posting p
        where p.no = found.no and p.interest = looked_for.interest
      ) as near
    ) as each
    order by ${orderBy(view.sort, 'each')}`
}

function byDistance({ sort, oneEach }: ProfileView, { filter, after }: Slots<Values>): SQL {
  return sql`select near.*, null::text as sort_name from (
      select ${oneEach ? sql`distinct on (p.person)` : sql``} p.no, p.at, p.grade, p.chord from (
        select distinct on (p.no) p.no, p.person, p.at, p.grade, ${distance(filter, 'p')} as chord
        from profile_posting p
        where ${postingCondition(filter, 'p')}
        order by p.no, chord
      ) as p order by ${oneEach ? sql`p.person,` : sql``} p.chord, p.no
    ) as near ${after ? sql`where ${comesAfter(sort, 'near', after)}` : sql``}`
}

/** There are so many hits that looking at one entry after the other soon meets enough of them. */
function alongEntries(view: ProfileView, { filter, after, reach }: Slots<Values>): SQL {
  return sql`select e.no, e.at, e.grade, e.sort_name, found.chord from profile_entry e
    cross join lateral (
      select min(${distance(filter, 'p')}) as chord from profile_posting p
      where p.no = e.no and ${postingCondition(filter, 'p', 'order')}
      having count(*) > 0
    ) as found
    where ${after ? comesAfter(view.sort, 'e', after) : sql`true`} ${first(filter, view, 'e')}
    order by ${orderBy(view.sort, 'e')} limit ${reach}`
}

/** That none of the person's other hits comes before. */
function first(filter: Slots<ProfileTerms>, { sort, oneEach }: ProfileView, alias: string): SQL {
  if (!oneEach || sort === 'distance' || sort === 'farthest') return sql``
  const key = keysOf[sort].map((column) => sql.raw(`${alias}.${column}`))
  const person = sql.raw(`${alias}.person`)
  const no = sql.raw(`${alias}.no`)
  return sql`and not exists (
    select from profile_entry s join profile_posting q on q.no = s.no
    where s.person = ${person} and s.no <> ${no} and ${postingCondition(filter, 'q', 'order')} and (${comesAfter(sort, 's', key)}) is not true
    offset 0)`
}
