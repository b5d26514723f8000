import type {
  ProfileRemoval,
  previewProfileRemoval as previewEndpoint,
  requestProfileRemoval as requestEndpoint,
} from '@tandem/contract/backend/profile-removal'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import { findAccountOf } from '#features/applicants/applicants.api.ts'
import { findRemovableProfile } from '#features/applications/applications.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findOpenRequests } from '../../four-eyes/four-eyes.store.ts'
import { askSecondAdmin } from '../../four-eyes/four-eyes.ts'

export const previewProfileRemoval = (
  ctx: Context,
  _: AdminViewer,
  { params }: HandlerInput<typeof previewEndpoint>,
): Promise<ProfileRemoval> => present(ctx, params.id)

export function requestProfileRemoval(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id: applicationId }, body: { reason } }: HandlerInput<typeof requestEndpoint>,
): Promise<ProfileRemoval> {
  return transaction(ctx, async (ctx) => {
    const { account } = await present(ctx, applicationId)
    await askSecondAdmin(ctx, viewer, {
      kind: 'remove_profile',
      accountId: account.id,
      applicationId,
      reason,
    })
    return present(ctx, applicationId)
  })
}

async function present(ctx: Context, applicationId: string): Promise<ProfileRemoval> {
  const profile = await findRemovableProfile(ctx, applicationId)
  if (!profile) throw new AppError('not_found')
  const id = await findAccountOf(ctx.db, profile.applicantId)
  const [owner] = id ? await findAccounts(ctx.db, [id]) : []
  if (!owner) throw new AppError('not_found')
  const waiting = await findOpenRequests(ctx.db, ctx.clock(), { accountId: owner.id })
  return {
    account: { id: owner.id, name: `${owner.firstName} ${owner.lastName}` },
    documents: profile.documents,
    isRequested: waiting.some((each) => each.applicationId === applicationId),
  }
}
