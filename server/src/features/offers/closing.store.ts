import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { offer } from './offers.schema.ts'

/** Waits for those who apply at this moment: afterwards no application for the company's offers can be sent. */
export async function closeOffersOf(db: Db, companyId: string, now: Date): Promise<void> {
  await db
    .update(offer)
    .set({ status: 'closed', closedAt: now, updatedAt: now })
    .where(and(eq(offer.companyId, companyId), eq(offer.status, 'published')))
}
