import type { Locale } from '@tandem/contract/common'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { runNamed } from '#platform/db/named.ts'
import { interestNamer } from './study-interests.store.ts'

export type ProfileCardRow = {
  no: number
  id: string
  applicantId: string
  name: string | null
  sortName: string | null
  title: string
  interests: number[]
  places: string[]
  desiredYears: number[]
  grade: number | null
  qualification: string | null
  maths: number | null
  at: string
  /** What it may be found by, to be shown around what was found; only where asked for. */
  text: string | null
}

/** `chord`: to the nearest place that was searched around, squared; null where none was. */
export type FoundCard = ProfileCardRow & { chord: number | null }

export type ProfileCard = Omit<ProfileCardRow, 'interests'> & {
  studyInterests: { id: string; name: string }[]
}

/** Of `profile_entry e`. */
export const cardColumns = (withText: boolean): SQL => sql`
  e.no, e.application_id as id, e.applicant_id as "applicantId", e.name, e.sort_name as "sortName", e.title,
  e.interests, e.places, e.years as "desiredYears", e.grade, e.qualification, e.maths, to_json(e.at) #>> '{}' as at,
  ${withText ? sql`(select text from profile_text t where t.no = e.no)` : sql`null`} as text`

/** In no order. */
export function readCardRows(
  db: Db,
  { nos, withText }: { nos: number[]; withText: boolean },
): Promise<ProfileCardRow[]> {
  return runNamed<ProfileCardRow>(
    db,
    sql`select ${cardColumns(withText)} from profile_entry e where e.no = any (${sql.param(nos)}::integer[])`,
  )
}

/** In no order. */
export async function readCards(
  db: Db,
  { locale, ...which }: { nos: number[]; locale: Locale; withText: boolean },
): Promise<ProfileCard[]> {
  return nameInterests(db, locale, await readCardRows(db, which))
}

export async function nameInterests<Row extends ProfileCardRow>(
  db: Db,
  locale: Locale,
  rows: Row[],
): Promise<(Omit<Row, 'interests'> & Pick<ProfileCard, 'studyInterests'>)[]> {
  const named = await interestNamer(db, locale)
  return rows.map(({ interests, ...row }) => ({ ...row, studyInterests: named(interests) }))
}
