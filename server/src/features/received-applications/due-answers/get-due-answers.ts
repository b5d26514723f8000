import type { Dashboard } from '@tandem/contract/dashboard'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import type { Context } from '#platform/context/context.ts'
import { listHandlers } from '../assessment/assessments.store.ts'
import { countUnanswered, type DueBounds, listDue } from './due-answers.store.ts'

const shown = 3

/** Who waits for the company's answer. */
export async function getDueAnswers(
  ctx: Context,
  { companyId }: CompanyViewer,
): Promise<Dashboard['answers']> {
  const { responseDays } = (await ctx.settings(ctx.db)).company
  const bounds = dueBounds(responseDays, ctx.clock())
  const loads = await countUnanswered(ctx.db, companyId, bounds)
  const counts = {
    overdue: sum(loads, 'overdue'),
    today: sum(loads, 'today'),
    unopened: sum(loads, 'unopened'),
  }
  const due = counts.overdue + counts.today > 0 ? await listDue(ctx.db, companyId, bounds, shown) : []
  return {
    ...counts,
    due: due.map(({ applicationId, firstName, lastName, sentAt, handlerFirstName, handlerLastName }) => ({
      applicationId,
      name: `${firstName} ${lastName}`,
      sentAt: sentAt.toISOString(),
      handler: handlerFirstName === null ? null : `${handlerFirstName} ${handlerLastName}`,
    })),
    team: teamOf(await listHandlers(ctx.db, companyId), loads),
  }
}

/** What somebody handled who left, or may no longer read applications, is handled by nobody. */
export function teamOf(
  colleagues: readonly { id: string; name: string }[],
  loads: readonly { accountId: string | null; waiting: number }[],
): { handler: { id: string; name: string } | null; waiting: number }[] {
  const team = colleagues.map((handler) => ({
    handler,
    waiting: loads.find(({ accountId }) => accountId === handler.id)?.waiting ?? 0,
  }))
  return [...team, { handler: null, waiting: sum(loads, 'waiting') - sum(team, 'waiting') }]
}

const sum = <K extends string>(loads: readonly Record<K, number>[], key: K): number =>
  loads.reduce((total, each) => total + each[key], 0)

/** What was sent `responseDays` before today, by the calendar in Berlin, is due today (`daysUntilAnswer`). */
export function dueBounds(responseDays: number, now: Date): DueBounds {
  const sentOn = addDays(berlinDay(now), -responseDays)
  return { overdueBefore: berlinInstant(sentOn, 0), dueBefore: berlinInstant(addDays(sentOn, 1), 0) }
}
