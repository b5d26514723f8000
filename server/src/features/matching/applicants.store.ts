import { applicationStatuses } from '@tandem/contract/applications'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'

export async function findOfferCompany(db: Db, offerId: string): Promise<string | null> {
  const [row] = await db.select({ companyId: offer.companyId }).from(offer).where(eq(offer.id, offerId))
  return row?.companyId ?? null
}

/** What the company of the offer received for it, and was not withdrawn. */
export async function findSentApplication(
  db: Db,
  applicantId: string,
  offerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.applicantId, applicantId),
        eq(application.offerId, offerId),
        isNotNull(application.sentAt),
        ne(application.status, applicationStatuses.cancelled),
      ),
    )
    .orderBy(desc(application.createdAt), desc(application.id))
    .limit(1)
  return row?.id ?? null
}

type AskedProfile = {
  applicantId: string
  /** Only this one. */
  profile: string | undefined
  /** Whom the applicant may have blocked. */
  companyId: string | null
}

/** The profile that may be found: of several the newest, as the applicant's main one is. */
export async function findVisibleProfile(
  db: Db,
  { applicantId, profile, companyId }: AskedProfile,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from findable_profile join application using (id)
    where findable_profile.applicant_id = ${applicantId} ${profile ? sql`and id = ${profile}` : sql``} and not exists (
      select from applicant_company_block block
      where block.applicant_id = ${applicantId} and block.company_id = ${companyId})
    order by updated_at desc, id desc limit 1`)
  return rows[0]?.id ?? null
}
