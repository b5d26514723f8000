import type { getUserInfo as endpoint } from '@tandem/contract/accounts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findProfile } from './find-profile.ts'

export async function getUserInfo(ctx: Context, viewer: Viewer, { params }: HandlerInput<typeof endpoint>) {
  const found = await findProfile(ctx.db, params.id, ctx.clock())
  if (!found || !maySee(viewer, found)) throw new AppError('not_found')
  const { id, firstName, lastName, type } = found.account
  return { id, firstName, lastName, type, displayName: found.companyName ?? '' }
}

function maySee(viewer: Viewer, found: { account: { id: string }; companyId: string | null }): boolean {
  if (viewer.type === 'admin' || viewer.accountId === found.account.id) return true
  return viewer.type === 'company' && viewer.companyId === found.companyId
}
