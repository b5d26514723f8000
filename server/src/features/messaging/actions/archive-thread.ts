import type { HandlerInput } from '@tandem/contract/endpoint'
import type { archiveThread as endpoint } from '@tandem/contract/messaging/threads'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { sumUnread } from '../reading/unread.store.ts'
import { lockThread } from '../sending/writing.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { setArchived } from './actions.store.ts'

/** For the viewer alone. What is archived does not count as unread; a new message brings all of it back. */
export function archiveThread(
  ctx: Context,
  viewer: Viewer,
  { params, body: archived }: HandlerInput<typeof endpoint>,
): Promise<number> {
  const { accountId } = viewer
  return transaction(ctx, async (ctx) => {
    const own = await ownSide(ctx.db, viewer)
    const thread = own && (await lockThread(ctx.db, own, { id: params.id }))
    if (!thread) throw new AppError('not_found')
    await setArchived(ctx.db, { threadId: thread.id, accountId, archived })
    const count = (await sumUnread(ctx.db, [accountId])).get(accountId) ?? 0
    await publish(ctx.db, { accountIds: [accountId], type: 'unread', data: { count } })
    return count
  })
}
