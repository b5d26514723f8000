import { type Application, applicationStatuses } from '@tandem/contract/applications'
import type { moveApplication as endpoint } from '@tandem/contract/applications/decisions'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isRecipient } from '../applications.rules.ts'
import { lockApplication } from '../applications.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { changeState } from './change-state.ts'

/** Part of the proposal of an interview: what has come as far, or further, stays where it is. */
export async function moveToInterview(
  ctx: Context,
  viewer: CompanyViewer,
  applicationId: string,
): Promise<void> {
  const application = await lockApplication(ctx.db, applicationId)
  if (!application || !isRecipient(viewer, application)) throw new AppError('not_found')
  if (application.stage === 'offer_made') return
  await changeState(ctx, application, { to: 'interview', by: 'company', viewer, isToldElsewhere: true })
}

export function moveApplication(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body: { stage, revision } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    if (!application || !isRecipient(viewer, application)) throw new AppError('not_found')
    if (application.status !== applicationStatuses.sent) throw new AppError('application_not_sent')
    await changeState(ctx, application, { to: stage, by: 'company', viewer, revision })
    return showApplication(ctx, viewer, application.id)
  })
}
