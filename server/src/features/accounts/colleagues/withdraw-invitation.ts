import type { withdrawInvitation as endpoint } from '@tandem/contract/accounts/colleagues'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { revokeKey } from '#features/companies/companies.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { listColleagues } from './list-colleagues.ts'

export async function withdrawInvitation(
  ctx: Context,
  viewer: CompanyViewer,
  { params }: HandlerInput<typeof endpoint>,
) {
  return transaction(ctx, async (ctx) => {
    if (!(await revokeKey(ctx, viewer.companyId, params.id))) throw new AppError('not_found')
    return listColleagues(ctx, viewer)
  })
}
