import { expireTokens } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'

export function cancelEmailChange(ctx: Context, { accountId }: Viewer) {
  return transaction(ctx, async (ctx) => {
    await expireTokens(ctx.db, accountId, ['change_email'], ctx.clock())
    return true as const
  })
}
