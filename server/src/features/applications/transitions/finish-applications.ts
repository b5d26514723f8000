import type { Context } from '#platform/context/context.ts'
import { changeState } from './change-state.ts'
import { lockSentTo } from './transitions.store.ts'

/**
 * For a company that closes, or an offer: what is still open there ends, and the applicants are told. After it is closed.
 * How many there were.
 */
export async function finishApplications(
  ctx: Context,
  of: { companyId: string } | { offerId: string },
): Promise<number> {
  const open = await lockSentTo(ctx.db, of)
  for (const application of open) {
    await changeState(ctx, application, { to: 'offer_closed', by: 'system', viewer: null })
  }
  return open.length
}
