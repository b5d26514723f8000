import { findCompanyReaders } from '#features/applications/applications.api.ts'
import type { Context } from '#platform/context/context.ts'
import { claimWaiting } from './reminders.store.ts'

/** Days after which a company is reminded that somebody waits: each once. */
const reminderDays = [14, 10]

/** To whoever handles an application; where nobody does, to all who may. One mail to each. */
export async function claimReminders(ctx: Context) {
  const byAccount = new Map<string, Set<string>>()
  for (const days of reminderDays) {
    for (const { id, companyId, handlerId } of await claimWaiting(ctx.db, days, ctx.clock())) {
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
