import type { Context } from '#platform/context/context.ts'
import { findDue } from '../keepers.store.ts'
import { dueUntil } from './intervals.rules.ts'
import { tellPatterns } from './tell-patterns.ts'

export type TellInterval = 'immediately' | 'daily' | 'weekly'
/** Ids of saved searches go up; it goes on after the last one. */
export type DueBatch = { interval: TellInterval; after: string }

/** Where the next batch begins; null when this was the last. */
export async function tellDue(
  ctx: Context,
  { interval, after }: DueBatch,
  limit = batchSize,
): Promise<DueBatch | null> {
  const before = dueUntil(interval, ctx.clock())
  const ids = await findDue(ctx.db, { interval, before, after, limit })
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    await tellPatterns(ctx, some).catch(() => tellEach(ctx, some))
  }
  const last = ids.at(-1)
  return last && ids.length === limit ? { interval, after: last } : null
}

/** A job that others wait behind for a second or two. */
const batchSize = 500
/** A transaction that others wait behind for some hundredths of a second. */
const atOnce = 50

/** One that cannot be told of must not keep the others waiting. */
async function tellEach(ctx: Context, ids: string[]): Promise<void> {
  for (const id of ids) {
    await tellPatterns(ctx, [id]).catch((err) =>
      ctx.log.error({ err, patternId: id }, 'A saved search could not be told of'),
    )
  }
}
