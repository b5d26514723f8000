import type { Thread } from '@tandem/contract/messaging/threads'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { OwnSide } from '../messaging.rules.ts'
import { toThread } from '../reading/thread-view.ts'
import { findThreadPersons, findThreads } from '../reading/threads.store.ts'

/** A thread that the viewer is known to read, as the list has it. */
export async function showThread(
  ctx: Context,
  viewer: Viewer,
  own: OwnSide,
  threadId: string,
): Promise<Thread> {
  const [row] = await findThreads(ctx.db, own, viewer.accountId, [threadId])
  if (!row) throw new Error(`There is no thread ${threadId}`)
  return toThread(row, await findThreadPersons(ctx.db, own, [threadId]), { own, locale: ctx.locale })
}
