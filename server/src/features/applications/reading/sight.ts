import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type ApplicationState, mayRead } from '../applications.rules.ts'
import { readFoundProfile } from './sight.store.ts'

/** As `nameless`, what says who the applicant is stays withheld. */
export type Sight = 'whole' | 'nameless'

/** How the viewer may see an application: their own, one that was sent to them, or a profile that they may find. */
export async function sightOf(
  ctx: Context,
  viewer: Viewer,
  application: ApplicationState & { id: string },
): Promise<Sight | null> {
  if (mayRead(viewer, application)) return 'whole'
  if (viewer.type === 'applicant' || (viewer.type === 'company' && !viewer.companyConfirmed)) return null
  const companyId = viewer.type === 'company' ? viewer.companyId : null
  const profile = await readFoundProfile(ctx.db, application.id, companyId)
  if (!profile) return null
  return profile.visibility === 'open' || profile.applied ? 'whole' : 'nameless'
}
