import type { HandlerInput } from '@tandem/contract/endpoint'
import type { respond as endpoint, Message } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { ownSide } from '../sides/own-side.ts'
import { sendMessage } from './send-message.ts'
import { validateMessage } from './validate-text.ts'
import { lockThread } from './writing.store.ts'

/** Whoever is on a thread may answer in it. */
export async function respond(
  ctx: Context,
  viewer: Viewer,
  { body }: HandlerInput<typeof endpoint>,
): Promise<Message> {
  const text = validateMessage(ctx.locale, body.message)
  return transaction(ctx, async (ctx) => {
    const own = await ownSide(ctx.db, viewer)
    const thread = own && (await lockThread(ctx.db, own, { id: body.threadId }))
    if (!thread) throw new AppError('not_found')
    return sendMessage(ctx, { viewer, own, thread, text })
  })
}
