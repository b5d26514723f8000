import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** An entry of a list of the reference data, and the field that names it. */
export type Asked = {
  set:
    | 'study_interest'
    | 'study_course'
    | 'subject_area'
    | 'qualification'
    | 'document_type'
    | 'language'
    | 'place'
  key: string
  path: string
}

/** The fields whose entry is on no list. */
export async function findUnknown(db: Db, asked: readonly Asked[]): Promise<string[]> {
  if (asked.length === 0) return []
  const column = (name: keyof Asked) => sql`${sql.param(asked.map((each) => each[name]))}::text[]`
  const { rows } = await db.execute<{ path: string }>(sql`
    select path from unnest(${column('set')}, ${column('key')}, ${column('path')})
      with ordinality as asked (set, asked_key, path, position)
    where not case set
      when 'study_interest' then exists (select from study_interest where id::text = asked_key)
      when 'study_course' then exists (select from study_course where id::text = asked_key)
      when 'subject_area' then exists (select from subject_area where key = asked_key)
      when 'qualification' then exists (select from qualification where key = asked_key)
      when 'document_type' then exists (select from document_type where key = asked_key)
      when 'language' then exists (select from language where code = asked_key)
      else case when asked_key ~ '^\\d{1,9}$' then exists (select from place where id = asked_key::integer) else false end
    end order by position`)
  return rows.map(({ path }) => path)
}
