import type { Application, getApplication as endpoint } from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isViewedBy } from '../applications.rules.ts'
import { type ApplicationRecord, addEvent, findRecord, markViewed } from '../applications.store.ts'
import { publishApplicationChange } from '../writing/publish-application-change.ts'
import { readScopeOf } from './read-scope.ts'
import { showApplication } from './show-application.ts'
import { withhold } from './withhold.ts'

export async function getApplication(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  const application = await findRecord(ctx.db, params.id)
  const scope = application ? await readScopeOf(ctx, viewer, application) : null
  if (!application || !scope) throw new AppError('not_found')
  if (isViewedBy(viewer, application)) await view(ctx, viewer, application)
  const shown = await showApplication(ctx, viewer, application.id)
  return scope === 'anonymous' ? withhold(shown) : shown
}

/** That the company has opened it is told once, whoever of its people was first. */
function view(ctx: Context, { accountId }: Viewer, application: ApplicationRecord): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const at = ctx.clock()
    if (!(await markViewed(ctx.db, application.id, at))) return
    await addEvent(ctx.db, { applicationId: application.id, event: 'viewed', accountId, at })
    await publishApplicationChange(ctx, application)
  })
}
