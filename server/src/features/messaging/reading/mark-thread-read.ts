import type { HandlerInput } from '@tandem/contract/endpoint'
import type { markThreadRead as endpoint } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { otherSide } from '../messaging.rules.ts'
import { lockThread } from '../sending/writing.store.ts'
import { findOwnSettings } from '../settings/settings.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { findReaderIds } from '../sides/sides.store.ts'
import { hasUnread, setReadUntil, sumUnread } from './unread.store.ts'

/** Answers how many messages the account has left to read, over all threads. */
export async function markThreadRead(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<number> {
  const { accountId } = viewer
  return transaction(ctx, async (ctx) => {
    const own = await ownSide(ctx.db, viewer)
    const thread = own && (await lockThread(ctx.db, own, { id: params.id }))
    if (!thread) throw new AppError('not_found')
    // Two open clients answer each other's events: what changes nothing must not become an event again.
    const changes = await hasUnread(ctx.db, own, accountId, thread.id)
    if (changes) await setReadUntil(ctx.db, thread.id, accountId, later(ctx.clock(), thread.lastMessageAt))
    const count = (await sumUnread(ctx.db, [accountId])).get(accountId) ?? 0
    if (!changes) return count

    await publish(ctx.db, { accountIds: [accountId], type: 'unread', data: { count } })
    const { readReceipts } = await findOwnSettings(ctx.db, accountId)
    const other = readReceipts ? otherSide(thread, own) : null
    const writers = other ? await findReaderIds(ctx.db, other, thread) : []
    await publish(ctx.db, { accountIds: writers, type: 'message', data: { threadId: thread.id } })
    return count
  })
}

const later = (one: Date, other: Date) => (one > other ? one : other)
