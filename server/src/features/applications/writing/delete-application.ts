import type { deleteApplication as endpoint } from '@tandem/contract/applications/drafts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { removeFile } from '#features/files/files.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { removedProfileMail } from '../applications.jobs.ts'
import { isEditable, isOwner } from '../applications.rules.ts'
import { deleteRow, findRecord, lockApplication } from '../applications.store.ts'
import { listAttachments } from '../content/attachments.store.ts'
import { readFoundProfile } from '../reading/read-scope.store.ts'

export function deleteApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    if (!application || !isOwner(viewer, application)) throw new AppError('not_found')
    if (!isEditable(application)) throw new AppError('already_sent')
    await deleteWithFiles(ctx, application.id)
    return true as const
  })
}

/** What admins may have deleted: a profile as long as it can be found. */
export async function findRemovableProfile(ctx: Context, id: string) {
  const record = (await readFoundProfile(ctx.db, id, null)) && (await findRecord(ctx.db, id))
  if (!record) return null
  return { applicantId: record.applicantId, documents: (await listAttachments(ctx.db, [id])).length }
}

/** Part of the caller's transaction, once two admins want it; whose it was reads why. Answers whether it was there. */
export async function removeProfile(ctx: Context, id: string, reason: string): Promise<boolean> {
  await lockApplication(ctx.db, id)
  const profile = await findRemovableProfile(ctx, id)
  if (!profile) return false
  await deleteWithFiles(ctx, id)
  await enqueue(ctx.db, removedProfileMail, { applicantId: profile.applicantId, reason })
  return true
}

/** Its files go with it, unless another application holds them. */
async function deleteWithFiles(ctx: Context, id: string): Promise<void> {
  const attachments = await listAttachments(ctx.db, [id])
  await deleteRow(ctx.db, id)
  for (const { key } of attachments) await removeFile(ctx.db, key)
}
