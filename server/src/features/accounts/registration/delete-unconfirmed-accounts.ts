import { deletePendingCompany } from '#features/companies/companies.api.ts'
import { deleteAccountPeople, hasPeople } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { deleteAccounts, lockUnconfirmedAccounts, type Unconfirmed } from './registrations.store.ts'

/**
 * Takes registrations that nobody confirmed back, with the people and companies they brought. Part of the caller's
 * transaction. Says how many there were.
 */
export async function deleteUnconfirmedAccounts(ctx: Context, which: Unconfirmed): Promise<number> {
  const accountIds = await lockUnconfirmedAccounts(ctx.db, which)
  if (accountIds.length === 0) return 0
  const people = await deleteAccountPeople(ctx.db, accountIds)
  await deleteAccounts(ctx.db, accountIds)
  for (const { companyId, registrationKeyId } of people) {
    if (registrationKeyId || (await hasPeople(ctx.db, companyId))) continue
    await deletePendingCompany(ctx.db, companyId)
  }
  return accountIds.length
}
