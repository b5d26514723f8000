import type { FoundProfile } from '@tandem/contract/applicant-search'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'

/** What is the same for all who look: `id` is the application's. */
type StoredCard = Pick<FoundProfile, 'grade' | 'updatedAt'> & { id: string; applicantId: string }

export type CardRow = {
  no: number
  /** JSON of a `StoredCard`; it begins with `id` and `applicantId` and ends with the ids of the study interests. */
  card: string
  /** What it may be found by, to be shown around what was found; only where asked for. */
  text?: string
}

/** `chord`: to the nearest place that was searched around, squared; null where none was. */
export type FoundCard = CardRow & { chord: number | null }

export const openCard = (card: string): StoredCard => JSON.parse(card)

/** Of `profile_entry e`. */
export const cardColumns = (withText: boolean): SQL => sql`
  e.no, e.card ${withText ? sql`, (select text from profile_text t where t.no = e.no) as text` : sql``}`

/** In no order. */
export const readCards = (
  db: Db,
  { nos, withText }: { nos: number[]; withText: boolean },
): Promise<CardRow[]> => cards(db, withText, { nos })

const cards = statement<CardRow, boolean, { nos: number[] }>(
  (withText, { nos }) =>
    sql`select ${cardColumns(withText)} from profile_entry e where e.no = any (${nos}::integer[])`,
)
