import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { company, hasOpenLogo } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application, profileView } from '../applications.schema.ts'

type View = typeof profileView.$inferInsert

/** Nothing happens where it is known already. */
export async function insertView(db: Db, view: View): Promise<void> {
  await db.insert(profileView).values(view).onConflictDoNothing()
}

/** The newest first. */
export function selectViews(db: Db, applicationId: string, { since, max }: { since: string; max: number }) {
  return db
    .select({
      companyId: company.id,
      companyName: company.name,
      hasLogo: hasOpenLogo(company),
      day: profileView.day,
    })
    .from(profileView)
    .innerJoin(company, eq(company.id, profileView.companyId))
    .where(and(eq(profileView.applicationId, applicationId), gte(profileView.day, since)))
    .orderBy(desc(profileView.day), asc(company.name), asc(company.id))
    .limit(max)
}

/** Whether the company opened a profile of the applicant, or was sent an application. */
export async function isCompanyKnownTo(db: Db, applicantId: string, companyId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${application} own where own.applicant_id = ${applicantId} and (
      (own.company_id = ${companyId} and own.sent_at is not null)
      or exists (select from ${profileView} view where view.application_id = own.id and view.company_id = ${companyId})
    ) limit 1`)
  return rows.length > 0
}

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.delete(profileView).where(lt(profileView.day, day))
}
