import { isDeepStrictEqual } from 'node:util'
import type { updateColleague as endpoint } from '@tandem/contract/accounts/colleagues'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { revokeLinks } from '#features/companies/companies.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { canManageColleagues } from './colleagues.rules.ts'
import { setPermissions } from './colleagues.store.ts'
import { listColleagues } from './list-colleagues.ts'
import { manageColleague } from './manage-colleague.ts'

/** Holds from the colleague's next request on: a session looks its permissions up each time. */
export async function updateColleague(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body }: HandlerInput<typeof endpoint>,
) {
  const permissions = [...new Set(body.permissions)]
  const remainsManager = canManageColleagues({ permissions })
  return manageColleague(ctx, viewer, {
    accountId: params.id,
    remainsManager,
    apply: async (ctx, before) => {
      if (isDeepStrictEqual(permissions.toSorted(), before.permissions.toSorted())) return
      if (before.permissionsRevision !== body.revision)
        throw new ChangedElsewhere(await listColleagues(ctx, viewer))
      const now = ctx.clock()
      await setPermissions(ctx.db, params.id, { permissions, now })
      // Else they could make themselves another account that manages.
      if (canManageColleagues(before) && !remainsManager) await revokeLinks(ctx.db, viewer.companyId, now)
    },
  })
}
