import type { HandlerInput } from '@tandem/contract/endpoint'
import { type listHits as endpoint, maxHits } from '@tandem/contract/messaging'
import { searchedWords } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findHitsInThread } from '../search/thread-text.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { findThreads } from './threads.store.ts'

/** Where a thread holds what was searched for. */
export async function listHits(
  ctx: Context,
  viewer: Viewer,
  { params, query }: HandlerInput<typeof endpoint>,
): Promise<string[]> {
  const own = await ownSide(ctx.db, viewer)
  const [thread] = own ? await findThreads(ctx.db, own, viewer.accountId, [params.id]) : []
  if (!own || !thread) throw new AppError('not_found')
  const words = searchedWords(query.text)
  return words.length > 0 ? findHitsInThread(ctx.db, own, thread.id, { words, limit: maxHits }) : []
}
