import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import {
  country,
  documentType,
  expertise,
  language,
  qualification,
  referenceOption,
  studyInterest,
  university,
} from './reference.schema.ts'

const lists = {
  studyInterests: { table: studyInterest, key: studyInterest.id },
  expertises: { table: expertise, key: expertise.id },
  universities: { table: university, key: university.id },
  qualifications: { table: qualification, key: qualification.key },
  documents: { table: documentType, key: documentType.key },
  languages: { table: language, key: language.code },
  countries: { table: country, key: country.code },
  declineReasons: {
    table: referenceOption,
    key: referenceOption.key,
    of: eq(referenceOption.setName, 'decline_reason'),
  },
}

/** Only the decimal form that the lists hand out: `036` and `36` would be the same row twice. */
const number = /^[1-9]\d{0,8}$/

/**
 * Those of the wanted ids or keys that a record may name: what can be chosen, and what it names already, as an entry
 * that was taken out of use since then stays where it is.
 */
export async function choosable(
  db: Db,
  list: keyof typeof lists,
  wanted: readonly string[],
  kept: readonly string[] = [],
): Promise<Set<string>> {
  const { table, key, ...more } = lists[list]
  const found = new Set(wanted.filter((each) => kept.includes(each)))
  const asked = wanted.filter((each) => !found.has(each))
  const values = key.dataType === 'number' ? asked.filter((each) => number.test(each)).map(Number) : asked
  if (values.length === 0) return found
  const rows = await db
    .select({ key })
    .from(table)
    .where(and(table.active, inArray(key, values), 'of' in more ? more.of : undefined))
  for (const { key } of rows) found.add(String(key))
  return found
}
