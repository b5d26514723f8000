import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { company } from '#features/companies/companies.schema.ts'
import { place } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { squaredChord } from '#platform/db/geo.ts'
import { offer, offerLocation, offerYear } from './offers.schema.ts'

export type SearchedPlace = typeof place.$inferSelect
export type OfferSearch = {
  /** Null: any. */
  studyInterestIds: number[] | null
  years: number[]
  place: SearchedPlace | null
  /** Kilometres; 0 means only this place. */
  radius: number
  sort: 'newest' | 'distance' | 'deadline'
  today: string
  limit: number
  offset: number
}

export async function findPlace(db: Db, id: number): Promise<SearchedPlace | undefined> {
  const [row] = await db.select().from(place).where(eq(place.id, id))
  return row
}

/** One page of ids, with the squared chord to the nearest location where a place was searched. */
export async function searchOffers(db: Db, search: OfferSearch) {
  const found = matching(db, search)
  const hits = await db
    .select({ id: offer.id, chord: chord(search.place) })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(found)
    .orderBy(...order(search))
    .limit(search.limit)
    .offset(search.offset)
  const [counted] = await db
    .select({ total: count() })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(found)
  return { hits, total: counted?.total ?? 0 }
}

function matching(db: Db, { studyInterestIds, years, place, radius }: OfferSearch): SQL | undefined {
  const inYear = and(eq(offerYear.offerId, offer.id), inArray(offerYear.year, years))
  const near = place && and(eq(offerLocation.offerId, offer.id), within(place, radius))
  return and(
    eq(offer.status, 'published'),
    eq(company.status, 'confirmed'),
    studyInterestIds ? inArray(offer.studyInterestId, studyInterestIds) : undefined,
    years.length > 0 ? exists(db.select().from(offerYear).where(inYear)) : undefined,
    near ? exists(db.select().from(offerLocation).where(near)) : undefined,
  )
}

/** A town spreads: its own quarters are "only this place" too, a town of the same name elsewhere is not. */
const townSpreadKm = 30

function within(place: SearchedPlace, radius: number): SQL | undefined {
  if (radius > 0) return sql`${squareTo(place)} <= ${squaredChord(radius)}`
  const sameName = eq(sql`lower(${offerLocation.town})`, place.name.toLowerCase())
  return and(sameName, sql`${squareTo(place)} <= ${squaredChord(townSpreadKm)}`)
}

function chord(place: SearchedPlace | null): SQL<number | null> {
  if (!place) return sql`null::float8`
  return sql`(select min(${squareTo(place)}) from ${offerLocation} where ${offerLocation.offerId} = ${offer.id})`
}

const squareTo = ({ x, y, z }: SearchedPlace) => sql`(
  (${offerLocation.x} - ${x}::float8) ^ 2 + (${offerLocation.y} - ${y}::float8) ^ 2
  + (${offerLocation.z} - ${z}::float8) ^ 2)`

function order({ sort, place, today }: OfferSearch): SQL[] {
  const newest = [desc(offer.publishedAt), desc(offer.id)]
  if (sort === 'distance' && place) return [sql`${chord(place)} asc nulls last`, ...newest]
  if (sort !== 'deadline') return newest
  // What is over goes last: the next deadline to come is what is asked for.
  const over = sql`coalesce(${offer.deadline} < ${today}, false)`
  return [asc(over), sql`${offer.deadline} asc nulls last`, ...newest]
}
