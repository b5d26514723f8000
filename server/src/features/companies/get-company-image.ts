import type { getCompanyImage as endpoint } from '@tandem/contract/companies'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { openImage } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findImage } from './companies.store.ts'

/** A company that is not confirmed sees its own images only. */
export async function getCompanyImage(
  ctx: Context,
  viewer: Viewer | null,
  { params, query }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const image = await findImage(ctx.db, params.id, params.name)
  const own = viewer?.type === 'company' && viewer.companyId === params.id
  if (!image?.fileId || ((image.status === 'pending' || image.status === 'refused') && !own))
    throw new AppError('not_found')
  return openImage(ctx, image.fileId, query.size)
}
