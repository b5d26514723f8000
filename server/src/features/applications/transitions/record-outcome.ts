import type { Application } from '@tandem/contract/applications'
import type { recordOutcome as endpoint } from '@tandem/contract/applications/decisions'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { partyOf } from '../applications.rules.ts'
import { lockApplication } from '../applications.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { changeState } from './change-state.ts'

export function recordOutcome(
  ctx: Context,
  viewer: Viewer,
  { params, body: { outcome, ...details } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, params.id)
    const by = application && partyOf(viewer, application)
    if (!application || !by) throw new AppError('not_found')
    await changeState(ctx, application, { to: outcome, by, viewer, ...details })
    return showApplication(ctx, viewer, application.id)
  })
}
