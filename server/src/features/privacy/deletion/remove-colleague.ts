import type { HandlerInput } from '@tandem/contract/endpoint'
import type { removeColleague as endpoint } from '@tandem/contract/privacy'
import { manageColleague } from '#features/accounts/accounts.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { eraseAccount } from './erase-account.ts'

/** Whoever leaves by themselves deletes their own account, with their password. */
export async function removeColleague(
  ctx: Context,
  viewer: CompanyViewer,
  { params }: HandlerInput<typeof endpoint>,
) {
  if (params.id === viewer.accountId) throw new AppError('forbidden')
  return manageColleague(ctx, viewer, {
    accountId: params.id,
    remainsManager: false,
    apply: (ctx) => eraseAccount(ctx, params.id, 'removed'),
  })
}
