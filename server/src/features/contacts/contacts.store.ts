import type { Permission } from '@tandem/contract/endpoint'
import { and, arrayContains, eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { organisationPerson } from './contacts.schema.ts'

/** The accounts of a company, all or those that hold a permission. */
export async function findCompanyAccounts(
  db: Db,
  companyId: string,
  permission?: Permission,
): Promise<string[]> {
  const rows = await db
    .select({ accountId: account.id })
    .from(organisationPerson)
    .innerJoin(account, eq(account.id, organisationPerson.accountId))
    .where(
      and(
        eq(organisationPerson.companyId, companyId),
        permission && arrayContains(account.permissions, [permission]),
      ),
    )
  return rows.map(({ accountId }) => accountId)
}
