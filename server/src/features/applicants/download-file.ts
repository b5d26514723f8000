import type { downloadFile as endpoint } from '@tandem/contract/applicants'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { findReadableAttachment } from '#features/applications/applications.api.ts'
import { openFile } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

export async function downloadFile(
  ctx: Context,
  viewer: Viewer,
  { params: { id: applicantId, type, fileId } }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const attachment = await findReadableAttachment(ctx, viewer, { applicantId, type, fileId })
  if (!attachment) throw new AppError('not_found')
  return openFile(ctx, viewer, fileId, attachment.name ?? undefined)
}
