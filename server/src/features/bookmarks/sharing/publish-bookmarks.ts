import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { CompanyViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { findSharing } from './sharing.store.ts'

/** Tells the owner's other windows of a change of the watch list, and the colleagues' if they see it. */
export async function publishBookmarks(ctx: Context, owner: Viewer): Promise<void> {
  const isShared = owner.type === 'company' && (await findSharing(ctx.db, owner.accountId)) !== 'nobody'
  if (isShared) await publishToCompany(ctx, owner)
  else await publish(ctx.db, { accountIds: [owner.accountId], type: 'bookmark', data: {} })
}

/** Also whoever may no longer see it is told. */
export async function publishToCompany(ctx: Context, owner: CompanyViewer): Promise<void> {
  const colleagues = await findCompanyAccounts(ctx.db, owner.companyId)
  const accountIds = [...new Set([owner.accountId, ...colleagues])]
  await publish(ctx.db, { accountIds, type: 'bookmark', data: {} })
}
