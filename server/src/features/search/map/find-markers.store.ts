import type { MapMarker } from '@tandem/contract/companies'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { inlined } from '#platform/db/statements/statement.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { everyPlaceOf } from '../offers/offer-postings.store.ts'
import { termsOf } from '../offers/offer-terms.ts'

/** A map that nobody can read any more is not worth reading further for. */
const maxLocations = 20_000

/** A pin for what one company has in one town, where most is first; only what lies in a place that was searched. */
export async function findMarkers(db: Db, criteria: OfferCriteria, most: number): Promise<MapMarker[]> {
  const { rows } = await db.execute<MapMarker>(sql`
    with location as materialized (
      select p.company, p.town, p.no, p.place from offer_posting p
      where ${everyPlaceOf(inlined(termsOf(criteria)), 'p')} limit ${maxLocations}
    ), pin as (
      select company, town, min(array[no, place]) as one, array_agg(distinct no) as offers
      from location group by company, town order by count(distinct no) desc, company, town limit ${most}
    )
    select c.id as "companyId", c.name as "companyName", c.logo_file_id is not null as "hasLogo",
      at ->> 'town' as town, (at -> 'latitude')::text::float8 as latitude, (at -> 'longitude')::text::float8 as longitude,
      array(select o.offer_id from offer_entry o where o.no = any (pin.offers)) as offers
    from pin join offer_entry e on e.no = pin.one[1] join company c on c.id = e.company_id
    cross join lateral (select e.card_locations::json -> pin.one[2] as at) as place where at is not null`)
  return rows
}
