import type { MapMarker } from '@tandem/contract/companies'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { offerConditions, placesWithin } from '../offers/offer-conditions.store.ts'
import { type OfferCriteria, omitFilters } from '../offers/offer-criteria.ts'

/** A map that nobody can read any more is not worth reading further for. */
const maxLocations = 20_000

/** A pin for what one company has in one town, where most is first; only what lies in a place that was searched. */
export async function findMarkers(db: Db, criteria: OfferCriteria, most: number): Promise<MapMarker[]> {
  const { rows } = await db.execute<MapMarker>(sql`
    with location as materialized (
      select e.company_id, e.offer_id, p.location_id, p.town
      from (select * from ${placesWithin(criteria)}) p join offer_entry e on e.offer_id = p.offer_id
      where ${offerConditions(omitFilters(criteria, 'place')) ?? sql`true`}
      limit ${maxLocations}
    ), pin as (
      select company_id, min(location_id::text)::uuid as location_id, array_agg(distinct offer_id) as offers
      from location group by company_id, town
      order by count(distinct offer_id) desc, company_id, town limit ${most}
    )
    select pin.company_id as "companyId", c.name as "companyName",
      c.logo_file_id is not null as "hasLogo", l.town, l.latitude, l.longitude, pin.offers
    from pin join company c on c.id = pin.company_id join offer_location l on l.id = pin.location_id`)
  return rows
}
