import type { Page } from '@tandem/contract/endpoint'
import type { Place } from '@tandem/contract/reference'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { nearestTown, placesOf, searchPlaces } from './reference.store.ts'
import { searchName } from './search-name.ts'

type PlaceQuery = { text?: string | undefined; id: string[]; near?: string | undefined }

const MOST = 10

export async function findPlaces(
  { db }: Pick<Context, 'db'>,
  _viewer: Viewer | null,
  { query }: { query: PlaceQuery },
): Promise<Page<Place>> {
  const items = await find(db, query)
  return { items, total: items.length }
}

async function find(db: Db, { text, near, id }: PlaceQuery): Promise<Place[]> {
  if (text !== undefined) return findBestMatch(db, text)
  if (near === undefined) return inThisOrder(db, id)
  const [latitude = 0, longitude = 0] = near.split('~').map(Number)
  return nearestTown(db, { latitude, longitude })
}

async function inThisOrder(db: Db, ids: string[]): Promise<Place[]> {
  const places = new Map((await placesOf(db, ids.map(Number))).map((place) => [place.id, place]))
  return ids.flatMap((id) => places.get(String(Number(id))) ?? [])
}

/** What the text may mean: a postal code, a town, or both, each as far as it is typed. */
async function findBestMatch(db: Db, text: string): Promise<Place[]> {
  const digits = text.match(/\d+/)?.[0] ?? ''
  const name = searchName(text.replace(digits, ' '))
  return digits || name ? searchPlaces(db, { digits, name, limit: MOST }) : []
}
