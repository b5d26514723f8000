import type { Context } from '#platform/context/context.ts'
import { addEvent } from '../applications.store.ts'
import { enqueueChangeMail } from '../mails/enqueue-change-mail.ts'
import { publishApplicationChange } from '../writing/publish-application-change.ts'
import { finish, lockSentApplications } from './ending.store.ts'

/** For a company that closes: what is still open with it ends, and the applicants are told. After its offers closed. */
export async function finishApplications(ctx: Context, companyId: string): Promise<void> {
  const at = ctx.clock()
  for (const application of await lockSentApplications(ctx.db, { companyId })) {
    await finish(ctx.db, application.id, 'offer_closed', at)
    await addEvent(ctx.db, { applicationId: application.id, event: 'finished', accountId: null, at })
    await publishApplicationChange(ctx, application)
    await enqueueChangeMail(ctx, application.id)
  }
}
