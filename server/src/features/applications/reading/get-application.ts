import {
  type Application,
  applicationTypes,
  type getApplication as endpoint,
} from '@tandem/contract/applications'
import { withhold } from '@tandem/contract/applications/withhold'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isViewedBy } from '../applications.rules.ts'
import { type ApplicationRecord, findRecord, lockApplication } from '../applications.store.ts'
import { recordView } from '../content/profile-views.ts'
import { listedExpertises } from '../content/references.store.ts'
import { changeState } from '../transitions/change-state.ts'
import { readScopeOf } from './read-scope.ts'
import { showRecord } from './show-application.ts'

export function getApplication(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return openApplication(ctx, viewer, params.id)
}

/** Who opens what was sent to them has viewed it. */
export async function openApplication(ctx: Context, viewer: Viewer, id: string): Promise<Application> {
  const found = await findRecord(ctx.db, id)
  const isViewed = found !== undefined && isViewedBy(viewer, found)
  if (isViewed) await markViewed(ctx, viewer, id)
  const shown = await readRecord(ctx, viewer, isViewed ? await findRecord(ctx.db, id) : found)
  if (shown.type === applicationTypes.profile) await recordView(ctx, viewer, id)
  return shown
}

export async function readApplication(ctx: Context, viewer: Viewer, id: string): Promise<Application> {
  return readRecord(ctx, viewer, await findRecord(ctx.db, id))
}

async function readRecord(
  ctx: Context,
  viewer: Viewer,
  record: ApplicationRecord | undefined,
): Promise<Application> {
  const scope = record ? await readScopeOf(ctx, viewer, record) : null
  if (!record || !scope) throw new AppError('not_found')
  const shown = await showRecord(ctx, viewer, record)
  if (scope === 'full') return shown
  const listed = await listedExpertises(
    ctx.db,
    shown.expertises.map(({ name }) => name),
  )
  return withhold(shown, (name) => listed.has(name))
}

/** That the company has opened it is told once, whoever of its people was first. */
function markViewed(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const application = await lockApplication(ctx.db, id)
    if (!application || !isViewedBy(viewer, application)) return
    await changeState(ctx, application, { to: 'viewed', by: 'company', viewer })
  })
}
