import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { offer } from './offers.schema.ts'

/** Which offers name these contacts; published, drafts, closed. */
export function listOffersOfContacts(db: Db, contactIds: string[]) {
  const { id, contactId, titleDe, titleEn, status } = offer
  return db
    .select({ id, contactId, titleDe, titleEn, status })
    .from(offer)
    .where(inArray(contactId, contactIds))
    .orderBy(sql`array_position(array['published', 'draft', 'closed'], ${status})`, asc(titleDe), asc(id))
}
