import { sql } from 'drizzle-orm'
import { matchesInterests } from '#features/offers/offers.api.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Db } from '#platform/db/database.ts'

export type OpenOffer = {
  id: string
  titleDe: string
  titleEn: string
  hasApplied: boolean
}

type Asking = { companyId: string; applicantId: string; isRestricted: boolean; now: Date }

/** Own offers that take applications, the newest first. `isRestricted`: only those of a course that the applicant looks for. */
export async function listOpenOffers(
  db: Db,
  { companyId, applicantId, isRestricted, now }: Asking,
): Promise<OpenOffer[]> {
  const { rows } = await db.execute<OpenOffer>(sql`
    select id, title_de as "titleDe", title_en as "titleEn", exists (
      select from application sent where sent.offer_id = offer.id and sent.applicant_id = ${applicantId}
        and sent.sent_at is not null
    ) as "hasApplied"
    from offer
    where company_id = ${companyId} and status = 'published'
      and (deadline is null or deadline >= ${berlinDay(now)})
      and ${isRestricted ? matchesInterests(applicantId, sql`offer.study_interest_id`) : sql`true`}
    order by published_at desc nulls last, id desc`)
  return rows
}
