import type { deleteApplication as endpoint } from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { removeFile } from '#features/files/files.api.ts'
import type { AdminViewer, ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { removedProfileMail } from '../applications.jobs.ts'
import { isEditable, isOwner } from '../applications.rules.ts'
import { deleteRow, lockApplication } from '../applications.store.ts'
import { listAttachments } from '../content/attachments.store.ts'
import { readScopeOf } from '../reading/read-scope.ts'

/**
 * Its files go with it, unless another application holds them. What an admin sees and was not sent is a profile: whose
 * it was is told.
 */
export function deleteApplication(
  ctx: Context,
  viewer: ApplicantViewer | AdminViewer,
  { params }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    if (!application || !(await readScopeOf(ctx, viewer, application))) throw new AppError('not_found')
    if (!isEditable(application)) throw new AppError('already_sent')
    const { id, applicantId } = application
    const attachments = await listAttachments(ctx.db, [id])
    await deleteRow(ctx.db, id)
    for (const { key } of attachments) await removeFile(ctx.db, key)
    if (!isOwner(viewer, application)) await enqueue(ctx.db, removedProfileMail, { applicantId })
    return true as const
  })
}
