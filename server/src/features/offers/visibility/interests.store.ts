import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

const soughtBy = (
  applicantId: string | Placeholder,
) => sql`select i.study_interest_id as id from application_study_interest i
  join application a on a.id = i.application_id where a.applicant_id = ${applicantId} and a.type in (3, 9)`

/** In the applicant's profiles and template, each once. */
export async function listSoughtInterests(db: Db, applicantId: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct id from (${soughtBy(applicantId)}) i order by id`,
  )
  return rows.map(({ id }) => id)
}

/** A study interest, of a course that the applicant looks for; who has named none yet looks for all. */
export function matchesInterests(applicantId: string | Placeholder, studyInterest: SQL): SQL {
  const sought = soughtBy(applicantId)
  return sql`(${studyInterest} = any(array(${sought})) or not exists (${sought}))`
}

export async function isMatchingInterests(db: Db, applicantId: string, offerId: string): Promise<boolean> {
  return (await listMatchingInterests(db, applicantId, [offerId])).length > 0
}

/** Of these offers those of such a study interest. */
export async function listMatchingInterests(
  db: Db,
  applicantId: string,
  offerIds: string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from offer o where o.id = any(${sql.param(offerIds)}::uuid[])
      and ${matchesInterests(applicantId, sql`o.study_interest_id`)}`)
  return rows.map(({ id }) => id)
}
