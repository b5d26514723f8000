import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { interview } from '../interviews.schema.ts'
import type { InterviewRow } from '../interviews.store.ts'

/** Agreed ones that begin after `now` and until then, of which nobody has been reminded. */
export const markDueReminders = (
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<InterviewRow[]> =>
  db
    .update(interview)
    .set({ remindedAt: now })
    .where(
      and(
        eq(interview.status, 'agreed'),
        isNull(interview.remindedAt),
        gt(interview.startsAt, now),
        lte(interview.startsAt, until),
      ),
    )
    .returning()

const hourMs = 60 * 60 * 1000

/**
 * Proposals with a time ahead that nobody has chosen for two days, or for half a day where the last of the times is
 * near, and of which nobody has been reminded. None of a company that is suspended.
 */
export function markUnanswered(db: Db, now: Date): Promise<InterviewRow[]> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const lastSlot = sql`(select max(slot.starts_at) from interview_slot slot where slot.interview_id = ${interview.id})`
  return db
    .update(interview)
    .set({ remindedAt: now })
    .where(
      and(
        inArray(interview.status, ['proposed', 'countered']),
        isNull(interview.remindedAt),
        gt(lastSlot, now),
        sql`exists (select from ${application} join ${company} on ${company.id} = ${application.companyId}
          where ${application.id} = ${interview.applicationId} and ${company.status} = 'confirmed')`,
        or(
          lte(interview.updatedAt, hoursAgo(48)),
          and(lte(interview.updatedAt, hoursAgo(12)), lte(lastSlot, hoursAgo(-24))),
        ),
      ),
    )
    .returning()
}
