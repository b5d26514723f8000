import type { Thread } from '@tandem/contract/messaging/threads'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { ownSide } from '../sides/own-side.ts'
import { toThread } from './thread-view.ts'
import { findThreadPersons, findThreads } from './threads.store.ts'

export async function listThreads(ctx: Context, viewer: Viewer): Promise<Thread[]> {
  const own = await ownSide(ctx.db, viewer)
  if (!own) return []
  const rows = await findThreads(ctx.db, own, viewer.accountId)
  const persons = Map.groupBy(await findThreadPersons(ctx.db, own), ({ threadId }) => threadId)
  return rows.map((row) => toThread(row, persons.get(row.id) ?? [], { own, locale: ctx.locale }))
}
