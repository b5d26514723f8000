import type { ChangedField } from '@tandem/contract/backend/changed-texts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { changedText } from './changed-texts.schema.ts'

export type ChangedRow = {
  id: string
  companyId: string
  companyName: string
  offerId: string | null
  offerTitle: string | null
  approved: Partial<Record<ChangedField, string>>
  now: Partial<Record<ChangedField, string>>
  changedAt: string
  reason: string
  sentBackAt: string | null
  revision: number
}

/** Of companies that others see, and of offers that are public; the longest waiting first. */
export const selectChangedTexts = (db: Db) =>
  select(db, sql`company.status = 'confirmed' and (text.offer_id is null or offer.status = 'published')`)

export const selectSentBack = (db: Db, companyId: string) =>
  select(db, sql`text.company_id = ${companyId} and text.sent_back_at is not null`)

async function select(db: Db, wanted: SQL): Promise<ChangedRow[]> {
  const utc = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await db.execute<ChangedRow>(sql`
    select text.id, company.id as "companyId", company.name as "companyName", offer.id as "offerId",
      offer.title_de as "offerTitle", text.approved, text.reason, text.revision,
      case when offer.id is null then company_texts(company) else offer_texts(offer) end as now,
      ${utc(sql`text.changed_at`)} as "changedAt", ${utc(sql`text.sent_back_at`)} as "sentBackAt"
    from changed_text text
    join company on company.id = text.company_id
    left join offer on offer.id = text.offer_id
    where ${wanted}
    order by text.changed_at, text.id
    limit 200`)
  return rows
}

/** Nobody changes the text before the transaction ends. */
export async function lockChangedText(db: Db, id: string) {
  const [found] = await db.select().from(changedText).where(eq(changedText.id, id)).for('update')
  return found ?? null
}

/** What it says now is what counts from here on. */
export async function deleteChangedText(db: Db, id: string): Promise<void> {
  await db.delete(changedText).where(eq(changedText.id, id))
}

export async function markSentBack(db: Db, id: string, reason: string, now: Date): Promise<void> {
  await db
    .update(changedText)
    .set({ reason, sentBackAt: now, revision: sql`${changedText.revision} + 1` })
    .where(eq(changedText.id, id))
}
