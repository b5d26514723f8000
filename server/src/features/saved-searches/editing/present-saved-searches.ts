import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { SavedSearchBody, SavedSearchCodec } from '../codec/saved-search-codec.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { findHitsSince, type SavedSearchRow } from '../saved-searches.store.ts'

/** A look or two for each, of which an account has at most fifty. */
export async function presentSavedSearches<Body extends SavedSearchBody>(
  ctx: Context,
  viewer: Viewer,
  codec: SavedSearchCodec<Body>,
  rows: SavedSearchRow[],
) {
  const came = await findHitsSince(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const presented = []
  for (const row of rows) {
    const search = await openSavedSearch(ctx, viewer, row)
    const { hits, hitsAreMinimum } = await search.count()
    const newHits = await filterStillFound(search, came.get(row.id))
    const state = { hits, hitsAreMinimum, newHits: newHits.length, newRecords: [] as string[] }
    presented.push({ ...codec.read(row), ...stateOf(row), ...state })
  }
  return presented
}

export async function presentSavedSearch<Body extends SavedSearchBody>(
  ctx: Context,
  viewer: Viewer,
  codec: SavedSearchCodec<Body>,
  row: SavedSearchRow,
) {
  const [presented] = await presentSavedSearches(ctx, viewer, codec, [row])
  if (!presented) throw new Error('One row gives one')
  return presented
}

type Search = Awaited<ReturnType<typeof openSavedSearch>>

/** What came may have gone again. */
export const filterStillFound = async (search: Search, ids: string[] = []): Promise<string[]> =>
  ids.length > 0 ? search.filter(ids) : []

const stateOf = ({ id, kind, lastRunAt, createdAt, revision }: SavedSearchRow) => ({
  id,
  kind,
  lastRunAt: lastRunAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  revision,
  can: { edit: true, delete: true },
})
