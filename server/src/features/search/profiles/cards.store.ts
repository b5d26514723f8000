import type { Locale } from '@tandem/contract/common'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { runNamed } from '#platform/db/named.ts'

export type ProfileCard = {
  no: number
  id: string
  applicantId: string
  name: string | null
  title: string
  studyInterests: { id: string; name: string }[]
  places: string[]
  desiredYears: number[]
  grade: number | null
  qualification: string | null
  maths: number | null
  at: string
  /** What it may be found by, to be shown around what was found; only where asked for. */
  text: string | null
}

/** In no order. */
export function readCards(
  db: Db,
  { nos, locale, withText }: { nos: number[]; locale: Locale; withText: boolean },
): Promise<ProfileCard[]> {
  return runNamed<ProfileCard>(
    db,
    sql`select e.no, e.application_id as id, e.applicant_id as "applicantId", e.name, e.title,
      (select coalesce(json_agg(json_build_object('id', i.id::text, 'name',
          case when ${locale === 'en'}::boolean then coalesce(nullif(i.name_en, ''), i.name_de) else i.name_de end
        ) order by u.position), '[]')
        from unnest(e.interests) with ordinality as u (id, position) join study_interest i on i.id = u.id
      ) as "studyInterests",
      e.places, e.years as "desiredYears", e.grade, e.qualification, e.maths, e.at,
      ${withText ? sql`(select text from profile_text t where t.no = e.no)` : sql`null`} as text
    from profile_entry e where e.no = any (${sql.param(nos)}::integer[])`,
  )
}
