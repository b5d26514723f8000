import { searchName } from '#features/reference/reference.api.ts'
import type { Db } from '#platform/db/database.ts'
import { rankNames } from './rank-names.ts'
import { type FoundPlace, findPlaces, findSimilarPlaces } from './suggestions.store.ts'

/** What a postal code or name may mean, the likeliest first; towns of nearly that name where there is none of it. */
export async function findNamedPlaces(db: Db, text: string): Promise<FoundPlace[]> {
  const digits = text.match(/\d+/)?.[0] ?? ''
  const name = searchName(text.replace(digits, ' '))
  if (!digits && !name) return []
  const exact = await findPlaces(db, { digits, name })
  if (exact.length > 0 || digits) return exact
  return rankNames(name, await findSimilarPlaces(db, name), (place) => place.searchName)
}
