import type { Application } from '@tandem/contract/applications'
import type { cancelApplication as endpoint } from '@tandem/contract/applications/decisions'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { hasTarget, isOwner } from '../applications.rules.ts'
import { lockApplication } from '../applications.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { changeState } from './change-state.ts'

export function cancelApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { params, body: { revision } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    if (!application || !isOwner(viewer, application)) throw new AppError('not_found')
    if (!hasTarget(application)) throw new AppError('forbidden')
    await changeState(ctx, application, { to: 'cancelled', by: 'applicant', viewer, revision })
    return showApplication(ctx, viewer, application.id)
  })
}
