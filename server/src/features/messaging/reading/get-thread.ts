import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Conversation, getThread as endpoint, Message, ThreadNote } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type OwnSide, showsReading } from '../messaging.rules.ts'
import { findAttachments } from '../sending/attachments/attachments.store.ts'
import { presentAttachments } from '../sending/attachments/present-attachments.ts'
import { findNotes } from '../sending/notes/notes.store.ts'
import { presentNote } from '../sending/notes/write-notes.ts'
import { findUnreachable } from '../sending/reach.ts'
import { findOwnSettings } from '../settings/settings.store.ts'
import { companySide, ownSide } from '../sides/own-side.ts'
import {
  findMessage,
  findMessages,
  findMessagesFrom,
  findReaders,
  type MessageRow,
} from './messages.store.ts'
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
  if (!own || !row) throw new AppError('not_found')
  const { rows, earlier, later } = await readPage(ctx.db, row, query)
  const persons = await findThreadPersons(ctx.db, own, [row.id])
  const isSuspended = viewer.type === 'company' && viewer.companySuspended
  const between = { from: earlier && rows[0]?.sentAt, before: later?.sentAt }
  return {
    ...toThread(row, persons, { own, locale: ctx.locale }),
    ...(row.offer && { offerTitles: { de: row.offer.titleDe, en: row.offer.titleEn || row.offer.titleDe } }),
    messages: await presentMessages(ctx, viewer, { own, row, messages: rows }),
    notes: await listNotes(ctx, viewer, row.id, between),
    hasEarlier: earlier !== undefined,
    hasLater: later !== undefined,
    unreachable: isSuspended ? 'suspended' : await findUnreachable(ctx.db, row, own, viewer.accountId),
    applicant: namedApplicant(row, { own }),
  }
}

/** With one more at each end, or nothing where the page reaches the thread's. */
type MessagePage = { rows: MessageRow[]; earlier: MessageRow | undefined; later: MessageRow | undefined }

async function readPage(
  db: Db,
  { id, unread }: ThreadRow,
  { before, after, around }: { before?: string; after?: string; around?: string },
): Promise<MessagePage> {
  const cursor = before ?? after ?? around
  if (!cursor) return readBefore(db, id, firstPageLength(unread))
  const found = await findMessage(db, id, cursor)
  if (!found) throw new AppError('not_found')
  if (before) return { ...(await readBefore(db, id, pageLength, found)), later: found }
  const half = around ? await readBefore(db, id, pageLength / 2, found) : { rows: [], earlier: found }
  // The cursor itself comes first, and one more tells whether there are later ones.
  const from = await findMessagesFrom(db, id, { limit: pageLength + 2, from: found.sentAt })
  const rest = from.slice(around ? 0 : 1, pageLength + 1)
  return { rows: [...half.rows, ...rest], earlier: half.earlier, later: from[pageLength + 1] }
}

async function readBefore(
  db: Db,
  threadId: string,
  limit: number,
  cursor?: MessageRow,
): Promise<MessagePage> {
  const found = await findMessages(db, threadId, { limit: limit + 1, before: cursor?.sentAt })
  const earlier = found.length > limit ? found[0] : undefined
  return { rows: earlier ? found.slice(1) : found, earlier, later: undefined }
}

const firstPageLength = (unread: number): number =>
  Math.min(longestPage, Math.max(pageLength, unread + shownBeforeUnread))

async function presentMessages(
  ctx: Context,
  viewer: Viewer,
  { own, row, messages }: { own: OwnSide; row: ThreadRow; messages: MessageRow[] },
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
  const notes = await findNotes(ctx.db, companySide(viewer), threadId, between)
  return notes.map((note) => presentNote(viewer, note))
}
