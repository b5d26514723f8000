import type {
  MergePreview,
  previewMerge as previewEndpoint,
  requestMerge as requestEndpoint,
} from '@tandem/contract/backend/company-merges'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { countDoubles } from '#features/applications/applications.api.ts'
import { lockMergeable } from '#features/companies/companies.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { askSecondAdmin } from '../../four-eyes/four-eyes.ts'
import { showCompany } from '../show-companies.ts'
import { merge } from './merge-companies.ts'

/** Does it all and takes it back: what is shown is what would happen. */
export async function previewMerge(
  ctx: Context,
  _: AdminViewer,
  { params: { id: from, intoId: into } }: HandlerInput<typeof previewEndpoint>,
): Promise<MergePreview> {
  const rehearsal = new Rehearsal()
  await transaction(ctx, async (ctx) => {
    rehearsal.preview = await merge(ctx, { from, into })
    throw rehearsal
  }).catch((error: unknown) => {
    if (error !== rehearsal) throw error
  })
  if (!rehearsal.preview) throw new Error('Nothing was rehearsed')
  return rehearsal.preview
}

class Rehearsal extends Error {
  preview: MergePreview | null = null
}

export function requestMerge(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id: companyId }, body }: HandlerInput<typeof requestEndpoint>,
) {
  const { into: intoCompanyId, reason } = body
  return transaction(ctx, async (ctx) => {
    await lockMergeable(ctx, { from: companyId, into: intoCompanyId })
    const doubles = await countDoubles(ctx.db, { from: companyId, into: intoCompanyId })
    if (doubles > 0) throw new AppError('companies_not_mergeable')
    await askSecondAdmin(ctx, viewer, { kind: 'merge_companies', companyId, intoCompanyId, reason })
    return showCompany(ctx, viewer, companyId)
  })
}
