import { applicationTypes } from '@tandem/contract/applications'
import { and, eq, inArray, ne, not, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application } from '../applications.schema.ts'
import type { ApplicationRow } from '../applications.store.ts'

const isBlockedBy = (applicantId: SQLWrapper | string, companyId: SQLWrapper) =>
  sql<boolean>`exists (select from applicant_company_block block
    where block.applicant_id = ${applicantId} and block.company_id = ${companyId})`

/** One that takes part, and that the applicant has not blocked; it does so until the transaction ends. */
export async function lockOpenCompany(db: Db, companyId: string, applicantId: string) {
  const isBlocked = isBlockedBy(applicantId, company.id)
  const [row] = await db
    .select({ acceptsInitiatives: company.acceptsInitiatives, isUnattended: company.isUnattended })
    .from(company)
    .where(and(eq(company.id, companyId), eq(company.status, 'confirmed'), sql`not ${isBlocked}`))
    .for('share')
  return row
}

/** Whether a company takes part and can be reached; it does so until the transaction ends. */
export async function lockReachableCompany(db: Db, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.id, companyId), eq(company.status, 'confirmed'), not(company.isUnattended)))
    .for('share')
  return rows.length > 0
}

/** Applications to a company without an offer. */
export const findInitiatives = (db: Db, applicantId: string, companyId: string): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(application)
    .where(
      and(
        eq(application.applicantId, applicantId),
        eq(application.companyId, companyId),
        eq(application.type, applicationTypes.initiative),
      ),
    )

/** What may stand in the way of these initiative applications: a row for each other one to the same company, or one without. */
export async function listObstacles(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const other = alias(application, 'other')
  return db
    .select({
      id: application.id,
      isBlocked: isBlockedBy(application.applicantId, application.companyId),
      other: { status: other.status, closedAt: other.closedAt },
    })
    .from(application)
    .leftJoin(
      other,
      and(
        eq(other.applicantId, application.applicantId),
        eq(other.companyId, application.companyId),
        eq(other.type, applicationTypes.initiative),
        ne(other.id, application.id),
      ),
    )
    .where(inArray(application.id, ids))
}
