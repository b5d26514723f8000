import {
  type Application,
  applicationStatuses,
  type moveApplication as endpoint,
} from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isRecipient, mayMoveTo } from '../applications.rules.ts'
import { addEvent, lockApplication, updateRow } from '../applications.store.ts'
import { enqueueChangeMail } from '../mails/enqueue-change-mail.ts'
import { showApplication } from '../reading/show-application.ts'
import { publishApplicationChange } from './publish-application-change.ts'

export function moveApplication(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body: { stage } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    if (!application || !isRecipient(viewer, application)) throw new AppError('not_found')
    if (application.status !== applicationStatuses.sent) throw new AppError('application_not_sent')
    if (!mayMoveTo(application, stage)) throw new AppError('stage_unreachable')

    const at = ctx.clock()
    await updateRow(ctx.db, application.id, { stage, updatedAt: at })
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
