import type { updateColleague as endpoint } from '@tandem/contract/accounts/colleagues'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { canManageColleagues } from './colleagues.rules.ts'
import { setPermissions } from './colleagues.store.ts'
import { manageColleague } from './manage-colleague.ts'

/** Holds from the colleague's next request on: a session looks its permissions up each time. */
export async function updateColleague(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body }: HandlerInput<typeof endpoint>,
) {
  const permissions = [...new Set(body.permissions)]
  return manageColleague(ctx, viewer, {
    accountId: params.id,
    remainsManager: canManageColleagues({ permissions }),
    apply: (ctx) => setPermissions(ctx.db, params.id, { permissions, now: ctx.clock() }),
  })
}
