import { findCompanyReaders } from '#features/applications/applications.api.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import type { Context } from '#platform/context/context.ts'
import { claimWaiting, type ReminderKind } from './reminders.store.ts'

const daysBeforeDue: Record<ReminderKind, number> = { before_due: 4, due: 0 }
const reminderKinds: ReminderKind[] = ['before_due', 'due']

/** To whoever handles an application; where nobody does, to all who may. One mail to each. */
export async function claimReminders(ctx: Context) {
  const byAccount = new Map<string, Set<string>>()
  const now = ctx.clock()
  const { responseDays } = (await ctx.settings(ctx.db)).company
  const bounds = reminderBounds(responseDays, now)
  for (const kind of reminderKinds) {
    for (const { id, companyId, handlerId } of await claimWaiting(ctx.db, kind, bounds[kind], now)) {
      if (!companyId) continue
      const readers = await findCompanyReaders(ctx.db, { companyId })
      const handler = readers.filter(({ accountId }) => accountId === handlerId)
      for (const { accountId } of handler.length > 0 ? handler : readers) {
        byAccount.set(accountId, (byAccount.get(accountId) ?? new Set()).add(id))
      }
    }
  }
  return [...byAccount].map(([accountId, ids]) => ({ accountId, applicationIds: [...ids] }))
}

/**
 * What was sent before these instants is reminded of today. Days are those of the calendar in Berlin, as for the due date
 * (`daysUntilAnswer`). Nobody is reminded on the day of sending, and on a Friday also of what falls on the weekend.
 */
export function reminderBounds(responseDays: number, now: Date): Record<ReminderKind, Date> {
  const today = berlinDay(now)
  const last = new Date(today).getUTCDay() === 5 ? addDays(today, 2) : today
  const boundOf = (kind: ReminderKind) => {
    const afterDays = Math.max(1, responseDays - daysBeforeDue[kind])
    const [earlier = today] = [addDays(last, 1 - afterDays), today].toSorted()
    return berlinInstant(earlier, 0)
  }
  return { before_due: boundOf('before_due'), due: boundOf('due') }
}
