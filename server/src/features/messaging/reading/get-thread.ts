import type { HandlerInput } from '@tandem/contract/endpoint'
import type { getThread as endpoint, Message } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { showsReading } from '../messaging.rules.ts'
import { findOwnSettings } from '../settings/settings.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { findMessages, findReaders } from './messages.store.ts'
import { toMessage, toThread } from './thread-view.ts'
import { findThreadPersons, findThreads } from './threads.store.ts'

export async function getThread(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Thread & { messages: Message[] }> {
  const own = await ownSide(ctx.db, viewer)
  const [row] = own ? await findThreads(ctx.db, own, viewer.accountId, [params.id]) : []
  if (!own || !row) throw new AppError('not_found')
  const reading = { own, locale: ctx.locale }
  const persons = await findThreadPersons(ctx.db, own, [row.id])
  const messages = await findMessages(ctx.db, row.id)
  const { readReceipts } = await findOwnSettings(ctx.db, viewer.accountId)
  const readers = (await findReaders(ctx.db, row.id)).filter((reader) =>
    showsReading({ kind: own.kind, readReceipts }, reader),
  )
  return {
    ...toThread(row, persons, reading),
    messages: messages.map((message) => toMessage(row, message, readers, reading)),
  }
}
