import { sql } from 'drizzle-orm'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { runNamed } from '#platform/db/named.ts'
import type { ProfileCriteria } from './criteria.ts'
import { distanceOfHit, fulfils } from './hits/filter.store.ts'

export type Candidate = { id: string; at: number; no: number; person: string; chord: number | null }

/** All hits, however many. */
export function readCandidates(db: Db, criteria: ProfileCriteria): Promise<Candidate[]> {
  return runNamed<Candidate>(
    db,
    sql`select e.application_id as id, (extract(epoch from hit.at) * 1000)::float8 as at, no, hit.person, chord
      from (
        select distinct on (p.no) p.no, p.person, p.at, ${distanceOfHit(criteria, 'p')} as chord
        from profile_posting p
        where ${fulfils(criteria, 'p')}
        order by p.no, chord
      ) as hit join profile_entry e using (no)`,
  )
}

/** Of which company an offer is; null without such an offer. */
export async function findOfferCompany(db: Db, offerId: string): Promise<string | null> {
  const [row] = await db
    .select({ companyId: offer.companyId })
    .from(offer)
    .where(sql`${offer.id} = ${offerId}`)
  return row?.companyId ?? null
}
