import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Conversation, getThread as endpoint, Message, ThreadNote } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Side, showsReading } from '../messaging.rules.ts'
import { findAttachments } from '../sending/attachments/attachments.store.ts'
import { presentAttachments } from '../sending/attachments/present-attachments.ts'
import { findNotes } from '../sending/notes/notes.store.ts'
import { presentNote } from '../sending/notes/write-notes.ts'
import { findUnreachable } from '../sending/reach.ts'
import { findOwnSettings } from '../settings/settings.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { findMessage, findMessages, findReaders, type MessageRow } from './messages.store.ts'
import { namedApplicant, toMessage, toThread } from './thread-view.ts'
import { findThreadPersons, findThreads, type ThreadRow } from './threads.store.ts'

/** A page, and of the first one so many more as are unread, up to the most, with some that lead to them. */
const pageLength = 30
const longestPage = 200
const shownBeforeUnread = 5

export async function getThread(
  ctx: Context,
  viewer: Viewer,
  { params, query }: HandlerInput<typeof endpoint>,
): Promise<Conversation> {
  const own = await ownSide(ctx.db, viewer)
  const [row] = own ? await findThreads(ctx.db, own, viewer.accountId, [params.id]) : []
  const before = query.before ? await findMessage(ctx.db, params.id, query.before) : undefined
  if (!own || !row || before === null) throw new AppError('not_found')
  const limit = before ? pageLength : firstPageLength(row.unread)
  // One more tells whether there are earlier ones.
  const found = await findMessages(ctx.db, row.id, { limit: limit + 1, before: before?.sentAt })
  const hasEarlier = found.length > limit
  const rows = hasEarlier ? found.slice(1) : found
  const from = hasEarlier ? rows[0]?.sentAt : undefined
  const persons = await findThreadPersons(ctx.db, own, [row.id])
  return {
    ...toThread(row, persons, { own, locale: ctx.locale }),
    messages: await presentMessages(ctx, viewer, { own, row, messages: rows }),
    notes: await listNotes(ctx, viewer, row.id, { from, before: before?.sentAt }),
    hasEarlier,
    unreachable: await findUnreachable(ctx.db, row, own, viewer.accountId),
    applicant: namedApplicant(row, { own }),
  }
}

const firstPageLength = (unread: number): number =>
  Math.min(longestPage, Math.max(pageLength, unread + shownBeforeUnread))

async function presentMessages(
  ctx: Context,
  viewer: Viewer,
  { own, row, messages }: { own: Side; row: ThreadRow; messages: MessageRow[] },
): Promise<Message[]> {
  const { readReceipts } = await findOwnSettings(ctx.db, viewer.accountId)
  const readers = (await findReaders(ctx.db, row.id)).filter((reader) =>
    showsReading({ kind: own.kind, readReceipts }, reader),
  )
  const ids = messages.map(({ id }) => id)
  const files = Map.groupBy(await findAttachments(ctx.db, ids), ({ messageId }) => messageId)
  return messages.map((message) => {
    const attachments = presentAttachments(ctx, viewer, files.get(message.id) ?? [])
    return toMessage(row, message, readers, attachments, { own, locale: ctx.locale })
  })
}

/** Written between the messages of the page. */
async function listNotes(
  ctx: Context,
  viewer: Viewer,
  threadId: string,
  between: { from?: Date; before?: Date },
): Promise<ThreadNote[]> {
  if (viewer.type !== 'company') return []
  const own = { kind: 'company' as const, companyId: viewer.companyId }
  const notes = await findNotes(ctx.db, own, threadId, between)
  return notes.map((note) => presentNote(viewer, note))
}
