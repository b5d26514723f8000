import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { openSaved } from '../open-saved-search.ts'
import type { PatternBody, PatternBook } from '../saved-search-codec.ts'
import { findNew, type PatternRow } from '../saved-searches.store.ts'

/** A look or two for each, of which an account has at most fifty. */
export async function presentPatterns<Body extends PatternBody>(
  ctx: Context,
  viewer: Viewer,
  book: PatternBook<Body>,
  rows: PatternRow[],
) {
  const came = await findNew(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const presented = []
  for (const row of rows) {
    const search = await openSaved(ctx, viewer, row)
    const { hits, hitsAreMinimum } = await search.count()
    const newHits = await stillFound(search, came.get(row.id))
    const state = { hits, hitsAreMinimum, newHits: newHits.length, newRecords: [] as string[] }
    presented.push({ ...book.read(row), ...stateOf(row), ...state })
  }
  return presented
}

export async function presentPattern<Body extends PatternBody>(
  ctx: Context,
  viewer: Viewer,
  book: PatternBook<Body>,
  row: PatternRow,
) {
  const [presented] = await presentPatterns(ctx, viewer, book, [row])
  if (!presented) throw new Error('One row gives one')
  return presented
}

type Search = Awaited<ReturnType<typeof openSaved>>

/** What came may have gone again. */
export const stillFound = async (search: Search, ids: string[] = []): Promise<string[]> =>
  ids.length > 0 ? search.among(ids) : []

const stateOf = ({ id, kind, lastRunAt, createdAt }: PatternRow) => ({
  id,
  kind,
  lastRunAt: lastRunAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  can: { edit: true, delete: true },
})
