import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { mayRead } from '../applications.rules.ts'
import { listFiltered } from './applications-list.store.ts'
import { listFoundProfiles } from './read-scope.store.ts'
import { scopeOfFound } from './read-scope.ts'

/** Whether the viewer may know who the applicant is: they see at least one of their applications whole. */
export async function mayIdentify(ctx: Context, viewer: Viewer, applicantId: string): Promise<boolean> {
  if (viewer.type === 'applicant') return viewer.applicantId === applicantId
  const receivedBy = viewer.type === 'company' ? viewer.companyId : undefined
  const { items } = await listFiltered(ctx.db, { applicantId, receivedBy, isSent: true }, { limit: 1 })
  if (items.some(({ record }) => mayRead(viewer, record))) return true
  for (const { id } of await listFoundProfiles(ctx.db, applicantId, receivedBy ?? null)) {
    if ((await scopeOfFound(ctx, viewer, id)) === 'full') return true
  }
  return false
}
