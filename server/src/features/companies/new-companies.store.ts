import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { company } from './companies.schema.ts'

export type NewCompany = Pick<
  typeof company.$inferInsert,
  'name' | 'street' | 'zip' | 'town' | 'www' | 'phone'
>

/** Pending until an admin confirms it. */
export async function insertCompany(db: Db, newCompany: NewCompany, now: Date): Promise<string> {
  const [inserted] = await db
    .insert(company)
    .values({ ...newCompany, status: 'pending', createdAt: now, updatedAt: now })
    .returning({ id: company.id })
  if (!inserted) throw new Error('The company was not inserted')
  return inserted.id
}

export async function deletePendingCompany(db: Db, companyId: string): Promise<void> {
  await db.delete(company).where(and(eq(company.id, companyId), eq(company.status, 'pending')))
}

/** By an admin: confirmed, and without an account that could answer applications. */
export async function insertConfirmedCompany(db: Db, newCompany: NewCompany, now: Date): Promise<string> {
  const [inserted] = await db
    .insert(company)
    .values({
      ...newCompany,
      status: 'confirmed',
      acceptsInitiatives: false,
      submittedAt: now,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: company.id })
  if (!inserted) throw new Error('The company was not inserted')
  return inserted.id
}
