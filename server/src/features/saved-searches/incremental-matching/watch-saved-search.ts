import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { openSaved } from '../open-saved-search.ts'
import { keeperOf } from '../owner.ts'
import { findKept } from '../owners.store.ts'
import { bookOf, type PatternBody } from '../saved-search-codec.ts'
import type { PatternRow } from '../saved-searches.store.ts'
import { findUnwatched, holdNews, writeWatch } from './watch.store.ts'
import { watchKeys } from './watch-keys.ts'

/** Rows of hits up to which what a search finds at first is kept; beyond it, that would outgrow what is searched. */
const mostKnown = 4000

/** From now on what comes is new to the search. Within the transaction that saves it. */
export async function watchPattern(
  ctx: Context,
  keeper: Viewer,
  pattern: PatternRow,
  body: PatternBody,
): Promise<void> {
  const { id: patternId, kind } = pattern
  await holdNews(ctx.db)
  const search = await openSaved(ctx, keeper, pattern)
  await writeWatch(ctx.db, {
    patternId,
    keys: watchKeys(kind, body),
    years: body.desiredStudyYears,
    grade: kind === 'applicants' && body.grade !== null ? Math.round(body.grade * 10) : null,
    circles: search.circles,
    known: await search.known(mostKnown),
  })
}

const chunk = 100

/** Saved searches that no use case has saved begin to watch. */
export async function watchPatterns(ctx: Context): Promise<void> {
  const ids = await findUnwatched(ctx.db, chunk)
  if (ids.length === 0) return
  await transaction(ctx, async (ctx) => {
    for (const kept of await findKept(ctx.db, ids)) {
      const keeper = keeperOf(kept)
      if (keeper) await watchPattern(ctx, keeper, kept.pattern, bookOf(kept.pattern.kind).read(kept.pattern))
    }
  })
  if (ids.length === chunk) await watchPatterns(ctx)
}
