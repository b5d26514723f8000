import type { HandlerInput } from '@tandem/contract/endpoint'
import type { blockThread as endpoint, Thread } from '@tandem/contract/messaging/threads'
import type { ApplicantViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { otherSide } from '../messaging.rules.ts'
import { lockUnread, sumUnread } from '../reading/unread.store.ts'
import { lockThread } from '../sending/writing.store.ts'
import { archiveThreadsBetween, deleteBlocks, insertBlocks } from '../sides/blocks.store.ts'
import { startingSide } from '../sides/own-side.ts'
import { accountsOf, findAccountIds, findReaderIds } from '../sides/sides.store.ts'
import { showThread } from './show-thread.ts'

/**
 * A block is between two sides: all of a company are blocked, and for all of a company somebody is. The blocked side
 * learns nothing: whoever writes gets the answer that anyone gets who writes to somebody unavailable.
 */
export function blockThread(
  ctx: Context,
  viewer: ApplicantViewer | CompanyViewer,
  { params, body: blocked }: HandlerInput<typeof endpoint>,
): Promise<Thread> {
  return transaction(ctx, async (ctx) => {
    const own = startingSide(viewer)
    const thread = await lockThread(ctx.db, own, { id: params.id })
    if (!thread) throw new AppError('not_found')
    const other = otherSide(thread, own)
    // The university's advisers answer only; and nobody is left to block where a side is gone.
    if (!other || other.kind === 'institution') throw new AppError('forbidden')
    if (blocked) {
      await insertBlocks(ctx.db, viewer.accountId, other, ctx.clock())
      await lockUnread(ctx.db, accountsOf(own))
      await archiveThreadsBetween(ctx.db, own, other)
    } else await deleteBlocks(ctx.db, own, other)
    const readerIds = await findReaderIds(ctx.db, own, thread)
    await publish(ctx.db, { accountIds: readerIds, type: 'message', data: { threadId: thread.id } })
    const accountIds = await findAccountIds(ctx.db, own)
    for (const [accountId, count] of await sumUnread(ctx.db, accountIds)) {
      await publish(ctx.db, { accountIds: [accountId], type: 'unread', data: { count } })
    }
    return showThread(ctx, viewer, own, thread.id)
  })
}
