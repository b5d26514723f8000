import type { Context } from '#platform/context/context.ts'
import { anonymousNames } from '../reading/anonymous-names.ts'
import { findOwnAttachments, findOwnMessages, type Owner } from './own-messages.store.ts'

type Row = Awaited<ReturnType<typeof findOwnMessages>>[number]

/** What somebody may take along of their messages, by thread. */
export async function listOwnMessages(ctx: Context, owner: Owner) {
  const rows = await findOwnMessages(ctx.db, owner)
  const ids = rows.map(({ id }) => id)
  const attachments = await findOwnAttachments(ctx.db, owner, ids)
  const { deleted } = anonymousNames[ctx.locale]
  const present = (row: Row) => ({
    sentAt: row.sentAt.toISOString(),
    own: row.senderAccountId === owner.accountId,
    senderName: row.firstName === null ? deleted : `${row.firstName} ${row.lastName}`,
    message: row.text,
    attachments: attachments
      .filter(({ messageId }) => messageId === row.id)
      .map(({ key, name }) => ({ key, name })),
  })
  return [...Map.groupBy(rows, ({ threadId }) => threadId)].map(([id, messages]) => ({
    id,
    subject: messages[0]?.subject ?? '',
    counterpart: owner.applicantId
      ? (messages[0]?.companyName ?? messages[0]?.locationName ?? deleted)
      : null,
    messages: messages.map(present),
  }))
}
