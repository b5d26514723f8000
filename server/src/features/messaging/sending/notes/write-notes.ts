import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as contract from '@tandem/contract/messaging'
import { maxThreadNotes, type ThreadNote } from '@tandem/contract/messaging'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { companySide } from '../../sides/own-side.ts'
import { findReaderIds } from '../../sides/sides.store.ts'
import { validateNote } from '../validate-text.ts'
import { lockThread } from '../writing.store.ts'
import { countNotes, deleteNote, findNote, insertNote, type NoteRow } from './notes.store.ts'

export async function addThreadNote(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body }: HandlerInput<typeof contract.addThreadNote>,
): Promise<ThreadNote> {
  const text = validateNote(ctx.locale, body.text)
  return transaction(ctx, async (ctx) => {
    const own = companySide(viewer)
    const thread = await lockThread(ctx.db, own, { id: params.id })
    if (!thread) throw new AppError('not_found')
    if ((await countNotes(ctx.db, thread.id)) >= maxThreadNotes) throw new AppError('too_many_records')
    const id = newId()
    const { accountId: authorId } = viewer
    await insertNote(ctx.db, { id, threadId: thread.id, authorId, text, writtenAt: ctx.clock() })
    const note = await findNote(ctx.db, own, id)
    if (!note) throw new Error(`There is no note ${id}`)
    await publishToColleagues(ctx, viewer, note)
    return presentNote(viewer, note)
  })
}

export function deleteThreadNote(
  ctx: Context,
  viewer: CompanyViewer,
  { params }: HandlerInput<typeof contract.deleteThreadNote>,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    const note = await findNote(ctx.db, companySide(viewer), params.id)
    if (!note) throw new AppError('not_found')
    if (!mayDeleteNote(viewer, note)) throw new AppError('forbidden')
    if (!(await deleteNote(ctx.db, note.id))) throw new AppError('not_found')
    await publishToColleagues(ctx, viewer, note)
    return true as const
  })
}

export function presentNote(viewer: CompanyViewer, note: NoteRow): ThreadNote {
  const { id, text, firstName, lastName, writtenAt } = note
  return {
    id,
    text,
    author: note.authorId && firstName !== null ? `${firstName} ${lastName}` : null,
    writtenAt: writtenAt.toISOString(),
    canDelete: mayDeleteNote(viewer, note),
  }
}

/** As with the notes on an application (ADR 27). */
const mayDeleteNote = ({ accountId }: CompanyViewer, { authorId }: Pick<NoteRow, 'authorId'>): boolean =>
  authorId === null || authorId === accountId

async function publishToColleagues({ db }: Context, viewer: CompanyViewer, note: NoteRow): Promise<void> {
  const accountIds = await findReaderIds(db, companySide(viewer), note)
  await publish(db, { accountIds, type: 'message', data: { threadId: note.threadId } })
}
