import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import type { getCompanyImage as endpoint } from '@tandem/contract/images'
import { openImage } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findImage } from './companies.store.ts'

/** Until it is confirmed, a company's images are seen by its own accounts and by the admins who decide about it. */
export async function getCompanyImage(
  ctx: Context,
  viewer: Viewer | null,
  { params, query }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const image = await findImage(ctx.db, params.id, params.name)
  const isKnown = viewer?.type === 'admin' || (viewer?.type === 'company' && viewer.companyId === params.id)
  const isOpen = image?.status === 'confirmed' || image?.status === 'closed'
  if (!image?.fileId || !(isOpen || isKnown)) throw new AppError('not_found')
  return openImage(ctx, image.fileId, query.size)
}
