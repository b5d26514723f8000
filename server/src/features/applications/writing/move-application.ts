import {
  type Application,
  applicationStatuses,
  type moveApplication as endpoint,
} from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isRecipient } from '../applications.rules.ts'
import { addEvent, lockApplication, updateRow } from '../applications.store.ts'
import { enqueueChangeMail } from '../mails/enqueue-change-mail.ts'
import { showApplication } from '../reading/show-application.ts'
import { publishApplicationChange } from './publish-application-change.ts'

export function moveApplication(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body: { stage, revision } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    if (!application || !isRecipient(viewer, application)) throw new AppError('not_found')
    if (application.status !== applicationStatuses.sent) throw new AppError('application_not_sent')
    // A repeat, or a colleague's same move: whatever the revision, it is done.
    if (application.stage === stage) return showApplication(ctx, viewer, application.id)
    if (application.revision !== revision) throw new AppError('changed_elsewhere')

    const at = ctx.clock()
    await updateRow(ctx.db, application.id, { stage, revision: revision + 1, updatedAt: at })
    await addEvent(ctx.db, {
      applicationId: application.id,
      event: stage,
      accountId: viewer.accountId,
      at,
    })
    await publishApplicationChange(ctx, application)
    await enqueueChangeMail(ctx, application.id)
    return showApplication(ctx, viewer, application.id)
  })
}
