import { sql } from 'drizzle-orm'
import { qualification } from '#features/reference/reference.schema.ts'
import { searchCode } from '#features/search/profiles/index/profile-index.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import type { OfferCriteria } from '../offer-criteria.ts'
import { postingCondition } from '../offer-postings.store.ts'
import { type OfferTerms, termsOf } from '../offer-terms.ts'

/** Offers that are alike in all that facets are counted of, as `offer_posting` has it. */
export type CountedShape = {
  course: number | null
  /** Bits; as for `qualifications`, all of them where it is 0. */
  years: string
  free: string
  qualifications: string
  count: number
}

/** A text that finds more than this is one that nobody reads the hits of. */
const maxOfText = 5000

export const countShapes = (db: Db, criteria: OfferCriteria): Promise<CountedShape[]> =>
  shapes(db, null, termsOf(criteria))

const shapes = statement<CountedShape, null, OfferTerms>(
  (_, filter) => sql`
    select course, years::text, free::text, qualifications::text, count(*)::int as count from (
      select ${filter.circles ? sql`distinct on (p.no)` : sql``} p.course, p.years, p.free, p.qualifications
      from offer_posting p where ${postingCondition(filter, 'p')}
      ${filter.text ? sql`limit ${sql.raw(String(maxOfText))}` : sql``}
    ) hit group by course, years, free, qualifications`,
)

/** The keys of qualifications by their codes, null where it can no longer be chosen. */
export const readQualificationCodes = ttlCache(async (db: Db) => {
  const { rows } = await db.execute<{ key: string; code: number; active: boolean }>(sql`
    select q.key, c.code::int as code, q.active from ${searchCode} c join ${qualification} q on q.key = c.key
    where c.kind = 'qualification'`)
  return rows
})
