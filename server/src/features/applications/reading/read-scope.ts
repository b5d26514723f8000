import type { CompanyViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type ApplicationFacts, mayRead } from '../applications.rules.ts'
import { listFiltered } from './lists/applications-list.store.ts'
import { listFoundProfiles, readFoundProfile } from './read-scope.store.ts'

/** With `anonymous`, what says who the applicant is stays withheld. */
export type ReadScope = 'full' | 'anonymous'

/** How the viewer may see an application: their own, one that was sent to them, or a profile that they may find. */
export async function readScopeOf(
  ctx: Context,
  viewer: Viewer,
  application: ApplicationFacts & { id: string },
): Promise<ReadScope | null> {
  if (mayRead(viewer, application)) return 'full'
  return scopeOfFound(ctx, viewer, application.id)
}

/** How whoever looks for applicants may see a profile. */
async function scopeOfFound(ctx: Context, viewer: Viewer, id: string): Promise<ReadScope | null> {
  if (viewer.type === 'applicant' || (viewer.type === 'company' && !viewer.companyConfirmed)) return null
  const companyId = viewer.type === 'company' ? viewer.companyId : null
  const profile = await readFoundProfile(ctx.db, id, companyId)
  if (!profile) return null
  return profile.visibility === 'open' || profile.isKnown ? 'full' : 'anonymous'
}

/** The most that a company may see of the profiles of an applicant that it can find; null without any. */
export async function scopeOfProfiles(
  ctx: Context,
  { companyId, companyConfirmed }: CompanyViewer,
  applicantId: string,
): Promise<ReadScope | null> {
  const profiles = companyConfirmed ? await listFoundProfiles(ctx.db, applicantId, companyId) : []
  if (profiles.length === 0) return null
  const found = await Promise.all(profiles.map(({ id }) => readFoundProfile(ctx.db, id, companyId)))
  return found.some((each) => each?.visibility === 'open' || each?.isKnown) ? 'full' : 'anonymous'
}

/**
 * Whether the viewer may know who the applicant is: they see at least one of their applications whole that was not
 * withdrawn.
 */
export async function mayIdentify(ctx: Context, viewer: Viewer, applicantId: string): Promise<boolean> {
  if (viewer.type === 'applicant') return viewer.applicantId === applicantId
  const receivedBy = viewer.type === 'company' ? viewer.companyId : undefined
  const filter = { applicantId, receivedBy, isSent: true, makesKnown: viewer.type === 'company' }
  const { items } = await listFiltered(ctx.db, filter, { limit: 1 })
  if (items.some(({ record }) => mayRead(viewer, record))) return true
  for (const { id } of await listFoundProfiles(ctx.db, applicantId, receivedBy ?? null)) {
    if ((await scopeOfFound(ctx, viewer, id)) === 'full') return true
  }
  return false
}
