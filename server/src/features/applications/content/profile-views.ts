import {
  type listProfileViews as endpoint,
  type ProfileView,
  viewBounds,
} from '@tandem/contract/applications/profile-views'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { ApplicantViewer, Viewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isOwner } from '../applications.rules.ts'
import { findRecord } from '../applications.store.ts'
import { insertView, selectViews } from './profile-views.store.ts'

/** A company's looks of one day are one. Nobody is told who of its people it was, and admins leave no trace. */
export async function recordView(ctx: Context, viewer: Viewer, applicationId: string): Promise<void> {
  if (viewer.type !== 'company') return
  await insertView(ctx.db, { applicationId, companyId: viewer.companyId, day: berlinDay(ctx.clock()) })
}

export async function listProfileViews(
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id } }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<ProfileView[]> {
  const application = await findRecord(ctx.db, id)
  if (!application || !isOwner(viewer, application)) throw new AppError('not_found')
  return selectViews(ctx.db, id, { since: oldestDay(ctx.clock()), max: viewBounds.max })
}

export const oldestDay = (now: Date): string => addDays(berlinDay(now), -viewBounds.days)
