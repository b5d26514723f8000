import type { Context } from '#platform/context/context.ts'
import { addEvent } from '../applications.store.ts'
import { mailApplicationChange } from '../mails/mail-change.ts'
import { announceApplication } from '../writing/announce-application.ts'
import { finish, lockSent } from './ending.store.ts'

/** For a company that closes: what is still open with it ends, and the applicants are told. After its offers closed. */
export async function finishApplications(ctx: Context, companyId: string): Promise<void> {
  const at = ctx.clock()
  for (const application of await lockSent(ctx.db, { companyId })) {
    await finish(ctx.db, application.id, 'offer_closed', at)
    await addEvent(ctx.db, { applicationId: application.id, event: 'finished', accountId: null, at })
    await announceApplication(ctx, application)
    await mailApplicationChange(ctx, application.id)
  }
}
