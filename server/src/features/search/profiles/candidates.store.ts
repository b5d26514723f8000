import { sql } from 'drizzle-orm'
import { offer } from '#features/offers/offers.schema.ts'
import { distanceOfHit } from '#features/search/core/postings/places.store.ts'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import type { ProfileCriteria } from './criteria/criteria.ts'
import { postingCondition } from './hits/filter.store.ts'
import { type ProfileTerms, termsOf } from './hits/terms.ts'

export type Candidate = { id: string; at: number; no: number; person: string; chord: number | null }

/** All hits, however many. */
export const readCandidates = (db: Db, criteria: ProfileCriteria): Promise<Candidate[]> =>
  candidates(db, null, termsOf(criteria))

const candidates = statement<Candidate, null, ProfileTerms>(
  (_, filter) =>
    sql`select e.application_id as id, (extract(epoch from hit.at) * 1000)::float8 as at, no, hit.person, chord
      from (
        select distinct on (p.no) p.no, p.person, p.at, ${distanceOfHit(filter, 'p')} as chord
        from profile_posting p
        where ${postingCondition(filter, 'p')}
        order by p.no, chord
      ) as hit join profile_entry e using (no)`,
)

/** Of which company an offer is; null without such an offer. */
export async function findOfferCompany(db: Db, offerId: string): Promise<string | null> {
  const [row] = await db
    .select({ companyId: offer.companyId })
    .from(offer)
    .where(sql`${offer.id} = ${offerId}`)
  return row?.companyId ?? null
}
