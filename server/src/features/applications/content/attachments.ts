import { attachmentBounds } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import type { StoredFile } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readScopeOf } from '../reading/read-scope.ts'
import { requireDraft } from '../writing/require-draft.ts'
import { countAttachments, deleteAttachment, findHolders, insertAttachment } from './attachments.store.ts'
import { isActiveDocumentType } from './references.store.ts'

type Slot = { applicationId: string; type: string }

/** Whether the viewer can attach a document of this type now. Throws what is against it. */
export async function requireAttachmentSlot(
  ctx: Context,
  viewer: Viewer,
  { applicationId, type }: Slot,
): Promise<void> {
  await requireDraft(ctx, viewer, applicationId)
  if (!(await isActiveDocumentType(ctx.db, type))) throw new AppError('not_found')
  const there = await countAttachments(ctx.db, applicationId)
  if (there >= attachmentBounds.maxPerApplication) throw new AppError('too_many_files')
}

export async function addAttachment(
  ctx: Context,
  viewer: Viewer & { type: 'applicant' },
  slot: Slot,
  file: StoredFile,
): Promise<Attachment> {
  await requireAttachmentSlot(ctx, viewer, slot)
  await insertAttachment(ctx.db, { ...slot, fileId: file.id, at: ctx.clock() })
  const { id: key, name, size, mediaType } = file
  return presentAttachment(viewer.applicantId, { key, name, type: slot.type, size, mediaType })
}

/** Takes the file from this application only; it may hang on others. */
export async function removeAttachment(
  ctx: Context,
  viewer: Viewer,
  slot: Slot,
  fileId: string,
): Promise<void> {
  await requireDraft(ctx, viewer, slot.applicationId)
  if (!(await deleteAttachment(ctx.db, { ...slot, fileId }))) throw new AppError('not_found')
}

type HeldFile = { applicantId: string; type: string; fileId: string }

/** Whoever may see the whole of one of the applications that hold the file may have the file. */
export async function mayReadAttachment(ctx: Context, viewer: Viewer, file: HeldFile): Promise<boolean> {
  const holders = await findHolders(ctx.db, file)
  for (const application of holders) {
    if ((await readScopeOf(ctx, viewer, application)) === 'full') return true
  }
  return false
}

export function presentAttachment(applicantId: string, row: Omit<Attachment, 'url'>): Attachment {
  const url = `/api/applicant/${applicantId}/${encodeURIComponent(row.type)}/file/${row.key}`
  return { ...row, url }
}
