import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'

/** Open windows ask again. */
export async function publishToCompany(ctx: Context, companyId: string, requestId: string): Promise<void> {
  await publishRequest(ctx, await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit'), requestId)
}

export async function publishRequest(ctx: Context, accountIds: string[], requestId: string): Promise<void> {
  await publish(ctx.db, { accountIds, type: 'request', data: { requestId } })
}
