import type { Colleague, listColleagues as endpoint } from '@tandem/contract/accounts/colleagues'
import type { HandlerOutput } from '@tandem/contract/endpoint'
import { findOpenKeys } from '#features/companies/companies.api.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { findLastSeen } from '#features/sessions/sessions.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { canManageColleagues } from './colleagues.rules.ts'
import { type ColleagueRow, findColleagues } from './colleagues.store.ts'

type Colleagues = HandlerOutput<typeof endpoint.output>

/** As the viewer may see them at this moment, which what was just done may have changed. */
export async function listColleagues(ctx: Context, viewer: CompanyViewer): Promise<Colleagues> {
  const rows = await findColleagues(ctx.db, await findCompanyAccounts(ctx.db, viewer.companyId))
  const mayManage = rows.some((row) => row.id === viewer.accountId && canManageColleagues(row))
  const ids = rows.map(({ id }) => id)
  const lastSeen = mayManage ? await findLastSeen(ctx.db, ids) : null
  const keys = mayManage ? await findOpenKeys(ctx, viewer.companyId) : []
  return {
    members: rows.map((row) => toColleague(row, viewer, lastSeen)),
    invitations: keys.map(({ email, permissions, createdAt, ...key }) => ({
      ...key,
      email: email ?? '',
      permissions: ofCompany(permissions),
      createdAt: createdAt.toISOString(),
    })),
    can: { invite: mayManage && !viewer.companySuspended },
  }
}

function toColleague(
  row: ColleagueRow,
  viewer: CompanyViewer,
  /** When each was here last; null for who does not manage them. */
  lastSeen: ReadonlyMap<string, Date> | null,
): Colleague {
  const mayManage = lastSeen !== null
  const self = row.id === viewer.accountId
  return {
    ...row,
    permissions: ofCompany(row.permissions),
    ...(lastSeen && { lastSeenAt: lastSeen.get(row.id)?.toISOString() ?? null }),
    self,
    can: { edit: mayManage, remove: mayManage && !self },
  }
}

const ofCompany = (permissions: ColleagueRow['permissions']) =>
  permissions.filter((permission) => permission !== 'backend')
