import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { storedFile } from '#features/files/files.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnSide } from '../../messaging.rules.ts'
import { message, messageAttachment, thread } from '../../messaging.schema.ts'
import { isReadableBy } from '../../sides/sides.store.ts'

/** Of these messages, in the order they were added. */
export function findAttachments(db: Db, messageIds: string[]) {
  return db
    .select({
      messageId: messageAttachment.messageId,
      id: storedFile.id,
      name: storedFile.name,
      size: storedFile.size,
      mediaType: storedFile.mediaType,
      scan: storedFile.scan,
      uploadedBy: storedFile.uploadedBy,
    })
    .from(messageAttachment)
    .innerJoin(storedFile, eq(storedFile.id, messageAttachment.fileId))
    .where(inArray(messageAttachment.messageId, messageIds))
    .orderBy(asc(messageAttachment.position), asc(storedFile.id))
}
export type AttachmentRow = Omit<Awaited<ReturnType<typeof findAttachments>>[number], 'messageId'>

/** A message that this account has written for its side. */
export async function findOwnMessage(db: Db, id: string, own: OwnSide, accountId: string) {
  const [row] = await db
    .select({ threadId: message.threadId, sentAt: message.sentAt })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .where(
      and(
        eq(message.id, id),
        eq(message.senderAccountId, accountId),
        eq(message.side, own.kind),
        isReadableBy(own),
      ),
    )
  return row ?? null
}

export async function countAttachments(db: Db, messageId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(messageAttachment)
    .where(eq(messageAttachment.messageId, messageId))
  return row?.count ?? 0
}

/** Needs the thread locked. */
export async function insertAttachment(
  db: Db,
  attachment: { messageId: string; fileId: string; position: number },
): Promise<void> {
  await db.insert(messageAttachment).values(attachment)
}

/** Whether the file hangs on a message of a thread that the side's reader may read. */
export async function isAttachedFor(db: Db, fileId: string, own: OwnSide): Promise<boolean> {
  const found = await db
    .select({ id: message.id })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .innerJoin(thread, eq(thread.id, message.threadId))
    .where(and(eq(messageAttachment.fileId, fileId), isReadableBy(own)))
    .limit(1)
  return found.length > 0
}
