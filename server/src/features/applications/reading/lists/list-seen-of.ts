import type { Applicant } from '@tandem/contract/applicants'
import { type AdminViewer, type CompanyViewer, hasPermission } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { presentSummary } from '../present-summary.ts'
import { listFoundProfiles } from '../read-scope.store.ts'
import { scopeOfProfiles } from '../read-scope.ts'
import { listFiltered } from './applications-list.store.ts'

type SeenOf = Pick<Applicant, 'profiles' | 'applications'>

/**
 * The profiles of an applicant that the viewer may find, and what was sent to them; each the newest first. Under a
 * profile that is anonymous to a company does not stand what was withdrawn from it: that has a name.
 */
export async function listSeenOf(
  ctx: Context,
  viewer: AdminViewer | CompanyViewer,
  applicantId: string,
): Promise<SeenOf> {
  return {
    profiles: await profiles(ctx, viewer, applicantId),
    applications: (await isAnonymous(ctx, viewer, applicantId)) ? [] : await sent(ctx, viewer, applicantId),
  }
}

/** To whom nothing was sent, or what was sent was withdrawn. */
const isAnonymous = async (ctx: Context, viewer: AdminViewer | CompanyViewer, applicantId: string) =>
  viewer.type === 'company' && (await scopeOfProfiles(ctx, viewer, applicantId)) === 'anonymous'

async function profiles(ctx: Context, viewer: AdminViewer | CompanyViewer, applicantId: string) {
  if (viewer.type === 'company' && !viewer.companyConfirmed) return []
  const companyId = viewer.type === 'company' ? viewer.companyId : null
  const found = await listFoundProfiles(ctx.db, applicantId, companyId)
  return found.map(({ updatedAt, ...profile }) => ({
    ...profile,
    updatedAt: new Date(updatedAt).toISOString(),
  }))
}

/** What was sent to a company is for those who edit its profile. */
async function sent(ctx: Context, viewer: AdminViewer | CompanyViewer, applicantId: string) {
  if (viewer.type === 'company' && !hasPermission(viewer, 'company-profile-edit')) return []
  const receivedBy = viewer.type === 'company' ? viewer.companyId : undefined
  const { items } = await listFiltered(ctx.db, { applicantId, receivedBy, isSent: true }, { limit: 100 })
  return items.map(({ record, requiredDocuments }) =>
    presentSummary(record, requiredDocuments, { match: null }, { ctx, viewer }),
  )
}
