import type { downloadFile as endpoint } from '@tandem/contract/applicants'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { mayReadAttachment } from '#features/applications/applications.api.ts'
import { openFile } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

export async function downloadFile(
  ctx: Context,
  viewer: Viewer,
  { params: { id: applicantId, type, fileId } }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const file = { applicantId, type, fileId }
  if (!(await mayReadAttachment(ctx, viewer, file))) throw new AppError('not_found')
  return openFile(ctx, fileId)
}
