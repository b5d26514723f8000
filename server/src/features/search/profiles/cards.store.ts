import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'

/** A profile as lists show it. */
export type CardRow = {
  no: number
  /** Of the application. */
  id: string
  /** JSON of what is the same for all who look. */
  card: string
  /** Study interests as PostgreSQL writes a list, `{1,29}`. */
  interests: string
  /** What it may be found by, to be shown around what was found; only where asked for. */
  text?: string
}

/** `chord`: to the nearest place that was searched around, squared; null where none was. */
export type FoundCard = CardRow & { chord: number | null }

/** Of `profile_entry e`. */
export const cardColumns = (withText: boolean): SQL => sql`
  e.no, e.application_id as id, e.card, e.interests::text as interests
  ${withText ? sql`, (select text from profile_text t where t.no = e.no) as text` : sql``}`

/** In no order. */
export const readCards = (
  db: Db,
  { nos, withText }: { nos: number[]; withText: boolean },
): Promise<CardRow[]> => cards(db, withText, { nos })

const cards = statement<CardRow, boolean, { nos: number[] }>(
  (withText, { nos }) =>
    sql`select ${cardColumns(withText)} from profile_entry e where e.no = any (${nos}::integer[])`,
)
