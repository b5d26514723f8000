import type { Page } from '@tandem/contract/endpoint'
import type { Place } from '@tandem/contract/reference'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { searchPlaces } from './reference.store.ts'
import { searchName } from './search-name.ts'

const MOST = 10

/** What the text may mean: a postal code, a town, or both, each as far as it is typed. */
export async function findPlaces(
  { db }: Pick<Context, 'db'>,
  _viewer: Viewer | null,
  { query }: { query: { text: string } },
): Promise<Page<Place>> {
  const digits = query.text.match(/\d+/)?.[0] ?? ''
  const name = searchName(query.text.replace(digits, ' '))
  const items = digits || name ? await searchPlaces(db, { digits, name, limit: MOST }) : []
  return { items, total: items.length }
}
