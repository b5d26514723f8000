import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as contract from '@tandem/contract/received-applications'
import { type Assessment, maxNotes } from '@tandem/contract/received-applications'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { mayChangeNote, mayDeleteNote } from '../received-applications.rules.ts'
import { publishToColleagues, requireReceived } from '../require-received.ts'
import { deleteNoteRow, insertNote, lockNewNotes, lockNote, updateNoteRow } from './notes.store.ts'
import { showAssessment } from './show-assessment.ts'

export function addNote(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { text } }: HandlerInput<typeof contract.addNote>,
): Promise<Assessment> {
  return transaction(ctx, async (ctx) => {
    await requireReceived(ctx, viewer, id)
    if ((await lockNewNotes(ctx.db, id)) >= maxNotes) throw new AppError('too_many_records')
    await insertNote(ctx.db, { applicationId: id, authorId: viewer.accountId, text, now: ctx.clock() })
    return announce(ctx, viewer, id)
  })
}

export function updateNote(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { text, revision } }: HandlerInput<typeof contract.updateNote>,
): Promise<Assessment> {
  return transaction(ctx, async (ctx) => {
    const note = await requireNote(ctx, viewer, id)
    if (!mayChangeNote(viewer, note)) throw new AppError('forbidden')
    const { applicationId } = note
    if (note.text === text) return showAssessment(ctx, viewer, applicationId)
    if (note.revision !== revision) {
      throw new ChangedElsewhere(await showAssessment(ctx, viewer, applicationId))
    }
    await updateNoteRow(ctx.db, id, { text, revision: revision + 1, updatedAt: ctx.clock() })
    return announce(ctx, viewer, applicationId)
  })
}

export function deleteNote(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id } }: HandlerInput<typeof contract.deleteNote>,
): Promise<Assessment> {
  return transaction(ctx, async (ctx) => {
    const note = await requireNote(ctx, viewer, id)
    if (!mayDeleteNote(viewer, note)) throw new AppError('forbidden')
    await deleteNoteRow(ctx.db, id)
    return announce(ctx, viewer, note.applicationId)
  })
}

async function requireNote(ctx: Context, viewer: CompanyViewer, id: string) {
  const note = await lockNote(ctx.db, id)
  if (!note) throw new AppError('not_found')
  await requireReceived(ctx, viewer, note.applicationId)
  return note
}

async function announce(ctx: Context, viewer: CompanyViewer, applicationId: string): Promise<Assessment> {
  await publishToColleagues(ctx, viewer, applicationId)
  return showAssessment(ctx, viewer, applicationId)
}
