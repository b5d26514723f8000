import type { Account } from '@tandem/contract/accounts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { renewLifetime } from '../accounts.store.ts'
import { getAccount } from '../own/get-account.ts'

/** Before its last days an account stays as it is. */
export async function renewAccount(ctx: Context, viewer: Viewer): Promise<Account> {
  return transaction(ctx, async (ctx) => {
    const account = await getAccount(ctx, viewer)
    if (!account.allowRevalidation) return account
    await renewLifetime(ctx.db, viewer.accountId, ctx.clock())
    await publish(ctx.db, { accountIds: [viewer.accountId], type: 'account', data: {} })
    return getAccount(ctx, viewer)
  })
}
