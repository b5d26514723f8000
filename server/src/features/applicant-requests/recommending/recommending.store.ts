import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

type Company = { id: string; name: string; town: string; hasLogo: boolean }
type Search = { applicationId: string; text?: string | undefined; id?: string | undefined }

const maxListed = 30

/** Other confirmed companies whose accounts are in use, and that are admitted to the course of the application's offer, else to one that it names. */
export async function findAdmittedCompanies(db: Db, { applicationId, text, id }: Search): Promise<Company[]> {
  const { rows } = await db.execute<Company>(sql`
    select company.id, company.name, company.town, company.logo_file_id is not null as "hasLogo"
    from company join application on application.id = ${applicationId}
    left join offer on offer.id = application.offer_id
    where company.status = 'confirmed' and not company.is_unattended and company.id <> application.company_id
      and ${id ? sql`company.id = ${id}` : sql`true`}
      and ${text ? sql`strpos(lower(company.name), lower(${text})) > 0` : sql`true`}
      and exists (
        select from company_study_interest admitted where admitted.company_id = company.id
          and (admitted.study_interest_id = offer.study_interest_id
            or (offer.study_interest_id is null and admitted.study_interest_id in (
              select interest.study_interest_id from application_study_interest interest
              where interest.application_id = application.id))))
      and not exists (
        select from applicant_request asked
        where asked.application_id = application.id and asked.target_company_id = company.id)
    order by company.name, company.id limit ${maxListed}`)
  return rows
}
