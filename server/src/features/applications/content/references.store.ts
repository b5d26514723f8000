import { inArray, or } from 'drizzle-orm'
import { expertise } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** Those of the given names that are on the list of expertises, in either language. */
export async function listedExpertises(db: Db, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .select({ de: expertise.nameDe, en: expertise.nameEn })
    .from(expertise)
    .where(or(inArray(expertise.nameDe, names), inArray(expertise.nameEn, names)))
  return new Set(rows.flatMap(({ de, en }) => [de, en]))
}
