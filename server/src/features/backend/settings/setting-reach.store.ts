import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import type { SettingReach } from '@tandem/contract/backend/settings'
import { unansweredStages } from '@tandem/contract/received-applications/answer-due'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context/context.ts'

export async function getSettingReach({ db }: Context): Promise<SettingReach> {
  const { rows } = await db.execute<SettingReach>(sql`
    select
      count(*) filter (where type = 'applicant')::int as applicants,
      count(*) filter (where type = 'admin')::int as admins,
      count(*)::int as accounts,
      (select count(*)::int from company where status = 'confirmed') as companies,
      (select count(*)::int from (
        select from application where type = ${applicationTypes.profile} group by applicant_id having count(*) > 1
      ) several) as "severalProfiles",
      (select count(*)::int from application
        where status = ${applicationStatuses.sent} and stage = any(${sql.param([...unansweredStages])}::text[])
      ) as unanswered,
      (select count(*)::int from offer join company on company.id = offer.company_id
        where offer.status = 'published' and company.status = 'confirmed') as "publishedOffers"
    from account where confirmed_at is not null`)
  const [reach] = rows
  if (!reach) throw new Error('A sum without a group has one row')
  return reach
}
