import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { application } from '../applications.schema.ts'

type Merge = { from: string; into: string }

const isOpenInitiative = (table: typeof application, companyId: string) =>
  and(
    eq(table.companyId, companyId),
    eq(table.type, applicationTypes.initiative),
    eq(table.status, applicationStatuses.sent),
  )

const twins = (db: Db, into: string) => {
  const twin = alias(application, 'twin')
  return db
    .select({ id: twin.applicantId })
    .from(twin)
    .where(isOpenInitiative(twin as never, into))
}

/** Applicants with an open speculative application to each of two companies: one company has at most one of a person. */
export function countDoubles(db: Db, { from, into }: Merge): Promise<number> {
  const isDouble = and(isOpenInitiative(application, from), inArray(application.applicantId, twins(db, into)))
  return db.$count(application, isDouble)
}

/** All but the doubles, which end what calls this. Where a profile was seen by both on a day, it was seen once. */
export async function transferApplications(db: Db, { from, into }: Merge): Promise<number> {
  const moved = await db
    .update(application)
    .set({ companyId: into })
    .where(
      and(
        eq(application.companyId, from),
        sql`not (${isOpenInitiative(application, from)} and ${inArray(application.applicantId, twins(db, into))})`,
      ),
    )
    .returning({ id: application.id })
  await db.execute(sql`
    insert into profile_view (application_id, company_id, day)
    select application_id, ${into}, day from profile_view where company_id = ${from}
    on conflict do nothing`)
  await db.execute(sql`delete from profile_view where company_id = ${from}`)
  return moved.length
}
