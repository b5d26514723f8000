import { type removeFile as endpoint, restorePeriodMs } from '@tandem/contract/applicants'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { removeAttachment } from '#features/applications/applications.api.ts'
import { removeFile as removeStoredFile } from '#features/files/files.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'

export function removeFile(
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    await removeAttachment(ctx, viewer, { applicationId: params.id, type: params.type }, params.fileId)
    await removeStoredFile(ctx.db, params.fileId, new Date(ctx.clock().getTime() + restorePeriodMs))
    return true as const
  })
}
