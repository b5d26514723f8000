import type { ApplicationSummary } from '@tandem/contract/applications'
import { mayRead } from '#features/applications/applications.rules.ts'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listShownOf, readFoundProfiles } from '../read-scope.store.ts'
import { listFiltered } from './applications-list.store.ts'
import { presentList } from './present-list.ts'

/** Of these applications those that the viewer may read; of an anonymous profile only what it shows. */
export async function listReadable(
  ctx: Context,
  viewer: Viewer,
  ids: string[],
): Promise<ApplicationSummary[]> {
  if (ids.length === 0) return []
  const { items } = await listFiltered(ctx.db, { ids }, { limit: ids.length })
  const found = await findProfiles(ctx, viewer, ids)
  const readable = items.filter(({ record }) => mayRead(viewer, record) || found.has(record.id))
  const whole = new Set(items.filter(({ record }) => mayRead(viewer, record)).map(({ record }) => record.id))
  return (await presentList(ctx, viewer, readable)).map((summary) => {
    const profile = found.get(summary.id)
    const isAnonymous = !whole.has(summary.id) && profile?.visibility !== 'open' && !profile?.isKnown
    return isAnonymous ? { ...summary, applicant: null, title: profile?.shownTitle ?? '' } : summary
  })
}

/** The application that each of these applicants is shown by to who looks for applicants; without those that are not. */
export async function listShownApplications(
  ctx: Context,
  viewer: Viewer,
  applicantIds: string[],
): Promise<ReadonlyMap<string, string>> {
  if (viewer.type === 'applicant' || applicantIds.length === 0) return new Map()
  if (viewer.type === 'admin')
    return listShownOf(ctx.db, applicantIds, { companyId: null, finds: true, reads: true })
  const { companyId, companyConfirmed: finds } = viewer
  const reads = hasPermission(viewer, 'company-profile-edit')
  return listShownOf(ctx.db, applicantIds, { companyId, finds, reads })
}

async function findProfiles(ctx: Context, viewer: Viewer, ids: string[]) {
  if (viewer.type === 'applicant' || (viewer.type === 'company' && !viewer.companyConfirmed)) return new Map()
  const profiles = await readFoundProfiles(ctx.db, ids, viewer.type === 'company' ? viewer.companyId : null)
  return new Map(profiles.map((profile) => [profile.id, profile]))
}
