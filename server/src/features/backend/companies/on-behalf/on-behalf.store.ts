import type { OnBehalfDeed } from '@tandem/contract/on-behalf'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

type Done = { deed: OnBehalfDeed; titleDe: string | null; titleEn: string | null }

/** What was done in a session on behalf of a company, each thing once, in the order in which it was done first. */
export async function selectDone(db: Db, id: string): Promise<Done[]> {
  const { rows } = await db.execute<Done>(sql`
    select substr(entry.action, length('on_behalf_') + 1) as deed, offer.title_de as "titleDe",
      offer.title_en as "titleEn"
    from audit_entry entry
    left join offer on entry.record_type = 'offer' and offer.id::text = entry.record_id
    where entry.details ->> 'onBehalf' = ${id} and starts_with(entry.action, 'on_behalf_')
    group by entry.action, entry.record_id, offer.title_de, offer.title_en
    order by min(entry.position)`)
  return rows
}
