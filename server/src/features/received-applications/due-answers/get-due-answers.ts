import type { Dashboard } from '@tandem/contract/dashboard'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import type { Context } from '#platform/context/context.ts'
import { countUnanswered, type DueBounds, listDue } from './due-answers.store.ts'

const shown = 3

/** Who waits for the company's answer. */
export async function getDueAnswers(
  ctx: Context,
  { companyId }: CompanyViewer,
): Promise<Dashboard['answers']> {
  const { responseDays } = (await ctx.settings(ctx.db)).company
  const bounds = dueBounds(responseDays, ctx.clock())
  const counts = await countUnanswered(ctx.db, companyId, bounds)
  const due = counts.overdue + counts.today > 0 ? await listDue(ctx.db, companyId, bounds, shown) : []
  return {
    ...counts,
    due: due.map(({ applicationId, firstName, lastName, sentAt, handlerFirstName, handlerLastName }) => ({
      applicationId,
      name: `${firstName} ${lastName}`,
      sentAt: sentAt.toISOString(),
      handler: handlerFirstName === null ? null : `${handlerFirstName} ${handlerLastName}`,
    })),
  }
}

/** What was sent `responseDays` before today, by the calendar in Berlin, is due today (`daysUntilAnswer`). */
export function dueBounds(responseDays: number, now: Date): DueBounds {
  const sentOn = addDays(berlinDay(now), -responseDays)
  return { overdueBefore: berlinInstant(sentOn, 0), dueBefore: berlinInstant(addDays(sentOn, 1), 0) }
}
