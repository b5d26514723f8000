import type { Permission } from '@tandem/contract/endpoint'
import { and, arrayContains, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/**
 * Whether anybody reads messages to the organisation of a person: an account that is confirmed and not deleted. A column
 * for queries that show people.
 */
export const isRead = (person: { companyId: SQLWrapper; locationKey: SQLWrapper }): SQL<boolean> =>
  sql<boolean>`exists (select from organisation_person colleague join account reader on reader.id = colleague.account_id
    where (colleague.company_id = ${person.companyId} or colleague.institution_location_key = ${person.locationKey})
      and reader.confirmed_at is not null and reader.hidden_at is null)`
