import { and, eq, gt, isNull, lte } from 'drizzle-orm'
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
