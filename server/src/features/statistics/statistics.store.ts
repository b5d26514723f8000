import { sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { mathsAttempt } from '#features/maths/maths.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** Who can be met: confirmed and not hidden. And how often the self-test was finished. */
export async function countUsage(db: Db) {
  const { rows } = await db.execute<{ applicants: number; companies: number; mathx3: number }>(sql`
    select
      (select count(*)::int from ${account}
        where type = 'applicant' and confirmed_at is not null and hidden_at is null) as applicants,
      (select count(*)::int from ${company} where status = 'confirmed') as companies,
      (select count(distinct (applicant_id, finished_at))::int from ${mathsAttempt}
        where finished_at is not null) as mathx3`)
  return rows[0] ?? { applicants: 0, companies: 0, mathx3: 0 }
}
