import { attachmentBounds } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import { isBeingChecked, lockOwnDocument, renameFile, type StoredFile } from '#features/files/files.api.ts'
import { choosable } from '#features/reference/reference.api.ts'
import type { ApplicantViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type ApplicationRow, listRequiredDocuments } from '../applications.store.ts'
import { readScopeOf } from '../reading/read-scope.ts'
import { requireDraft } from '../writing/require-draft.ts'
import {
  countAttachments,
  countFilesOf,
  deleteAttachment,
  findAttachment,
  findHolders,
  insertAttachment,
  listAttachments,
  lockAttachmentsOf,
  updateAttachment,
} from './attachments.store.ts'

type Slot = { applicationId: string; type: string }

/** Whether the viewer can attach a document of this type now. Throws what is against it. */
export async function requireAttachmentSlot(
  ctx: Context,
  viewer: Viewer,
  { applicationId, type }: Slot,
  replaces?: string,
): Promise<void> {
  const application = await requireDraft(ctx, viewer, applicationId)
  await requireDocumentType(ctx, application, type)
  if (replaces) {
    if (!(await findAttachment(ctx.db, applicationId, replaces))) throw new AppError('not_found')
    return
  }
  const there = await countAttachments(ctx.db, applicationId)
  const held = await countFilesOf(ctx.db, application.applicantId)
  const { maxPerApplication, maxPerApplicant } = attachmentBounds
  if (there >= maxPerApplication || held >= maxPerApplicant) throw new AppError('too_many_files')
}

/** One that can be chosen, that the offer asks for, or that the application holds documents of. */
async function requireDocumentType(
  { db }: Context,
  { id, offerId }: Pick<ApplicationRow, 'id' | 'offerId'>,
  type: string,
): Promise<void> {
  const required = offerId === null ? [] : await listRequiredDocuments(db, [offerId])
  const held = await listAttachments(db, [id])
  const kept = [...required.map(({ key }) => key), ...held.map(({ type }) => type)]
  if (!(await choosable(db, 'documents', [type], kept)).has(type)) throw new AppError('not_found')
}

/** `replaces` goes from this application with the same transaction. */
export async function addAttachment(
  ctx: Context,
  viewer: ApplicantViewer,
  slot: Slot,
  file: StoredFile,
  replaces?: string,
): Promise<Attachment> {
  await lockAttachmentsOf(ctx.db, viewer.applicantId)
  await requireAttachmentSlot(ctx, viewer, slot, replaces)
  const before = replaces && (await findAttachment(ctx.db, slot.applicationId, replaces))
  // In its place, also in the order.
  const at = before ? before.createdAt : ctx.clock()
  if (before) await deleteAttachment(ctx.db, { ...before, type: before.documentTypeKey })
  await insertAttachment(ctx.db, { ...slot, fileId: file.id, name: null, at })
  return presentAttachment(ctx, viewer.applicantId, { ...file, key: file.id, type: slot.type })
}

type AttachmentChange = { slot: Slot; fileId: string; type: string; name: string }

/** Renames it or changes its type; one that was just removed, and whose file is still there, is tied again. */
export async function changeAttachment(
  ctx: Context,
  viewer: ApplicantViewer,
  { slot, fileId, type, name }: AttachmentChange,
): Promise<Attachment> {
  await lockAttachmentsOf(ctx.db, viewer.applicantId)
  const application = await requireDraft(ctx, viewer, slot.applicationId)
  await requireDocumentType(ctx, application, type)
  const before = await findAttachment(ctx.db, slot.applicationId, fileId)
  if (before && before.documentTypeKey !== slot.type) throw new AppError('not_found')
  const file = await lockOwnDocument(ctx.db, fileId, viewer.accountId)
  if (!file) throw new AppError('not_found')
  const renamed = renameFile(name, file)
  if (before) await updateAttachment(ctx.db, { ...slot, fileId, type, name: renamed })
  else {
    await requireAttachmentSlot(ctx, viewer, { ...slot, type })
    await insertAttachment(ctx.db, { ...slot, fileId, type, name: renamed, at: file.createdAt })
  }
  return presentAttachment(ctx, viewer.applicantId, { ...file, name: renamed, key: fileId, type })
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

/** Whoever may see the whole of one of the applications that hold the file may have it, by its name there. */
export async function findReadableAttachment(
  ctx: Context,
  viewer: Viewer,
  file: HeldFile,
): Promise<{ name: string | null } | null> {
  const holders = await findHolders(ctx.db, file)
  for (const { name, ...application } of holders) {
    if ((await readScopeOf(ctx, viewer, application)) === 'full') return { name }
  }
  return null
}

type ShownFile = Pick<StoredFile, 'name' | 'size' | 'mediaType' | 'scan'> & { key: string; type: string }

export function presentAttachment(ctx: Context, applicantId: string, file: ShownFile): Attachment {
  const { key, name, type, size, mediaType } = file
  const check = file.scan === 'infected' ? file.scan : isBeingChecked(ctx, file) ? 'waiting' : null
  const url = `/api/applicant/${applicantId}/${encodeURIComponent(type)}/file/${key}`
  return { key, name, type, url, size, mediaType, ...(check && { check }) }
}
