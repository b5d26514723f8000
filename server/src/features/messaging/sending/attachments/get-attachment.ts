import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import type { getAttachment as endpoint } from '@tandem/contract/messaging'
import { openFile } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { ownSide } from '../../sides/own-side.ts'
import { isAttachedFor } from './attachments.store.ts'

/** For both sides of the thread. */
export async function getAttachment(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const own = await ownSide(ctx.db, viewer)
  if (!own || !(await isAttachedFor(ctx.db, params.id, own))) throw new AppError('not_found')
  return openFile(ctx, viewer, params.id)
}
