import type { HandlerInput } from '@tandem/contract/endpoint'
import {
  attachingPeriodMs,
  type attachToMessage as endpoint,
  type MessageAttachment,
  messageBounds,
} from '@tandem/contract/messaging'
import { storeFile } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { OwnSide } from '../../messaging.rules.ts'
import { ownSide } from '../../sides/own-side.ts'
import { findReaderIds } from '../../sides/sides.store.ts'
import { requireReach } from '../reach.ts'
import { lockThread } from '../writing.store.ts'
import { countAttachments, findOwnMessage, insertAttachment } from './attachments.store.ts'
import { presentAttachments } from './present-attachments.ts'

/** Storing takes its time, so it comes before the transaction: what cannot be tied then is swept away later. */
export async function attachToMessage(
  ctx: Context,
  viewer: Viewer,
  { params, upload }: HandlerInput<typeof endpoint>,
): Promise<MessageAttachment> {
  const own = await ownSide(ctx.db, viewer)
  if (!own) throw new AppError('not_found')
  const writing = { viewer, own, messageId: params.id }
  await requirePlace(ctx, writing)
  const { accountId } = viewer
  const file = await storeFile(ctx, {
    ...upload,
    uploadedBy: accountId,
    accept: ['pdf', 'jpeg', 'png', 'docx'],
  })
  return transaction(ctx, async (ctx) => {
    const { thread, recipients, position } = await requirePlace(ctx, writing)
    await insertAttachment(ctx.db, { messageId: params.id, fileId: file.id, position })
    const accountIds = [...recipients, ...(await findReaderIds(ctx.db, own, thread))]
    await publish(ctx.db, { accountIds, type: 'message', data: { threadId: thread.id } })
    const [attachment] = presentAttachments(ctx, viewer, [file])
    if (!attachment) throw new Error('A file that was just stored is not infected')
    return attachment
  })
}

/** Where in the message the next file goes, and who gets it. In a transaction nobody else takes the place until its end. */
async function requirePlace(
  { db, clock }: Context,
  { viewer, own, messageId }: { viewer: Viewer; own: OwnSide; messageId: string },
) {
  const message = await findOwnMessage(db, messageId, own, viewer.accountId)
  const thread = message && (await lockThread(db, own, { id: message.threadId }))
  if (!thread) throw new AppError('not_found')
  if (clock().getTime() - message.sentAt.getTime() > attachingPeriodMs) throw new AppError('attaching_over')
  const { recipients } = await requireReach(db, thread, own, viewer.accountId)
  const position = await countAttachments(db, messageId)
  if (position >= messageBounds.maxAttachments) throw new AppError('too_many_files')
  return { thread, recipients, position }
}
