import type { Context } from '#platform/context/context.ts'
import { changeState } from './change-state.ts'
import { lockSentTo } from './transitions.store.ts'

/** For a company that closes: what is still open with it ends, and the applicants are told. After its offers closed. */
export async function finishApplications(ctx: Context, companyId: string): Promise<void> {
  for (const application of await lockSentTo(ctx.db, { companyId })) {
    await changeState(ctx, application, { to: 'offer_closed', by: 'system', viewer: null })
  }
}
