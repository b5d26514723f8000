import { findDueDeletions, lockAccount } from '#features/accounts/accounts.api.ts'
import { findCompanyOf, lockTeam } from '#features/contacts/contacts.api.ts'
import { eraseAccount } from '#features/privacy/privacy.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { deleteRequestsBefore } from '../four-eyes/four-eyes.store.ts'

export const requestRetentionDays = 90

/** Accounts whose waiting time is over, each by itself: one that fails stops no other, and is tried again tomorrow. */
export async function deleteDuePeople(ctx: Context): Promise<void> {
  const now = ctx.clock()
  await deleteRequestsBefore(ctx.db, new Date(now.getTime() - requestRetentionDays * 24 * 60 * 60 * 1000))
  for (const accountId of await findDueDeletions(ctx.db, now)) {
    await deleteDue(ctx, accountId).catch((err: unknown) => {
      ctx.log.warn({ err, accountId }, 'An account whose time is over could not be deleted')
    })
  }
}

function deleteDue(ctx: Context, accountId: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    // In the order of everybody who decides about a company's accounts: the team, then one of it.
    const companyId = await findCompanyOf(ctx.db, accountId)
    if (companyId) await lockTeam(ctx.db, companyId)
    const account = await lockAccount(ctx.db, accountId)
    // An admin may have kept the account this very moment.
    if (!account?.deletionDueAt || account.deletionDueAt > ctx.clock()) return
    if (!(await eraseAccount(ctx, accountId, 'office'))) return
    await insertAuditEntry(ctx.db, {
      accountId: null,
      action: 'delete_account',
      recordType: 'account',
      recordId: accountId,
      createdAt: ctx.clock(),
    })
  })
}
