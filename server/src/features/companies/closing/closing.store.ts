import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { company, companyRegistrationKey } from '../companies.schema.ts'

/** Keeps the name, by which others know their applications and threads, and nothing that leads to a person. */
export async function setClosed(db: Db, companyId: string, now: Date): Promise<void> {
  await db
    .update(company)
    .set({
      status: 'closed',
      mail: '',
      phone: '',
      fax: '',
      submissionNote: '',
      refusalReason: '',
      ...{ undoUntil: null, question: '', askedAt: null, answeredAt: null },
      updatedAt: now,
    })
    .where(eq(company.id, companyId))
}

export async function deleteKeys(db: Db, companyId: string): Promise<void> {
  await db.delete(companyRegistrationKey).where(eq(companyRegistrationKey.companyId, companyId))
}

/**
 * Also of other companies: an invitation holds the address of whoever was invited. The keys stay, revoked and without
 * it: who registered with one and has not confirmed must still be refused.
 */
export async function eraseKeysSentTo(db: Db, email: string, now: Date): Promise<void> {
  const { usesLeft, revokedAt } = companyRegistrationKey
  await db
    .update(companyRegistrationKey)
    .set({
      email: null,
      revokedAt: sql`case when ${usesLeft} > 0 then coalesce(${revokedAt}, ${now.toISOString()}) else ${revokedAt} end`,
    })
    .where(eq(companyRegistrationKey.email, email))
}
