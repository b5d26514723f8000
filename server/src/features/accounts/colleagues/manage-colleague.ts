import { lockTeam } from '#features/contacts/contacts.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { canManageColleagues, hasOtherManager } from './colleagues.rules.ts'
import { listColleagues } from './list-colleagues.ts'

type Member = Awaited<ReturnType<typeof lockTeam>>[number]
type Change = {
  accountId: string
  remainsManager: boolean
  apply: (ctx: Context, before: Member) => Promise<unknown>
}

/** Changes one colleague while nobody else changes any, and tells all of them. */
export function manageColleague(
  ctx: Context,
  viewer: CompanyViewer,
  { accountId, remainsManager, apply }: Change,
) {
  return transaction(ctx, async (ctx) => {
    const colleagues = (await lockTeam(ctx.db, viewer.companyId)).filter(({ confirmedAt }) => confirmedAt)
    const find = (id: string) => colleagues.find((colleague) => colleague.accountId === id)
    const before = find(accountId)
    if (!before) throw new AppError('not_found')
    // Somebody may have been quicker and taken away the permission that let this request in.
    if (!canManageColleagues(find(viewer.accountId) ?? { permissions: [] })) throw new AppError('forbidden')
    if (!remainsManager && !hasOtherManager(colleagues, accountId)) throw new AppError('last_manager')
    await apply(ctx, before)
    const accountIds = colleagues.map((colleague) => colleague.accountId)
    await publish(ctx.db, { accountIds, type: 'account', data: {} })
    return listColleagues(ctx, viewer)
  })
}
