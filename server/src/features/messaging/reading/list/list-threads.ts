import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listThreads as endpoint, FoundThread } from '@tandem/contract/messaging/threads'
import { highlight, searchedWords, wordsOf } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findHits, findStems } from '../../search/thread-text.store.ts'
import { ownSide } from '../../sides/own-side.ts'
import { toThread } from '../thread-view.ts'
import { findThreadPersons, findThreads } from '../threads.store.ts'
import { findThreadIds } from './thread-list.store.ts'

/** A page of the viewer's threads. */
export async function listThreads(
  ctx: Context,
  viewer: Viewer,
  { query }: HandlerInput<typeof endpoint>,
): Promise<FoundThread[]> {
  const own = await ownSide(ctx.db, viewer)
  const words = searchedWords(query.text)
  // Nothing holds a text without any word.
  if (!own || (query.text !== '' && words.length === 0)) return []
  const { accountId } = viewer
  const ids = await findThreadIds(ctx.db, own, accountId, { ...query, words })
  if (ids.length === 0) return []
  const rows = await findThreads(ctx.db, own, accountId, ids)
  const persons = Map.groupBy(await findThreadPersons(ctx.db, own, ids), ({ threadId }) => threadId)
  const hits = words.length > 0 ? await findHits(ctx.db, own, ids, words) : []
  const hitOf = new Map(hits.map((hit) => [hit.threadId, hit]))
  const stems = words.length > 0 ? await findStems(ctx.db, words) : []
  return rows.map((row) => {
    const thread = toThread(row, persons.get(row.id) ?? [], { own, locale: ctx.locale })
    const found = hitOf.get(row.id)
    const snippet = found && highlight([found.text], { typed: words, found: wordsOfStems(found.text, stems) })
    return { ...thread, ...(snippet && { hit: { messageId: found.id, snippet: nearHit(snippet) } }) }
  })
}

/** The words of a text that were found by a stem: they begin with it. */
const wordsOfStems = (text: string, stems: string[]) =>
  new Set(wordsOf(text).filter((word) => stems.some((stem) => word.startsWith(stem))))

const maxBefore = 30

/** A list has two short lines for it: what was found stands in the first. */
function nearHit(snippet: string): string {
  const hit = snippet.indexOf('\u0002')
  if (hit <= maxBefore) return snippet
  const from = snippet.indexOf(' ', hit - maxBefore)
  return from < 0 || from >= hit ? `… ${snippet.slice(hit)}` : `…${snippet.slice(from)}`
}
