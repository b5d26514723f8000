import type { Application, DeclineReason } from '@tandem/contract/applications'
import type { recordOutcome as endpoint } from '@tandem/contract/applications/decisions'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { choosable } from '#features/reference/reference.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
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
    if ('reason' in details) await requireDeclineReason(ctx, details.reason, 'reason')
    await changeState(ctx, application, { to: outcome, by, viewer, ...details })
    return showApplication(ctx, viewer, application.id)
  })
}

/** @throws invalid_input at `propertyPath` for one that an admin has taken out of use */
export async function requireDeclineReason(
  { db, locale }: Context,
  reason: DeclineReason,
  propertyPath: string,
): Promise<void> {
  const offered = await choosable(db, 'declineReasons', [reason])
  if (!offered.has(reason)) throw invalidField(locale, propertyPath, 'invalid')
}
