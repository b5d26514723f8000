import { type ApplicationSummary, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { completeness } from '@tandem/contract/applications/completeness'
import type { Dashboard } from '@tandem/contract/dashboard'
import type { Page } from '@tandem/contract/endpoint'
import { listProfileIds } from '#features/applications/applications.store.ts'
import { listAttachments } from '#features/applications/content/attachments.store.ts'
import { readContents } from '#features/applications/content/content.store.ts'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type ApplicationFilter, countFiltered, listNewest } from './applications-list.store.ts'
import { presentList } from './present-list.ts'

/**
 * The newest that are not over: an applicant's own, begun, sent or with a place that waits for its contract, or those the
 * company received. Only what was sent and has no end counts. `hasAny`: some were sent, be they over or not.
 */
export async function listOpenApplications(
  ctx: Context,
  viewer: Viewer,
  limit: number,
): Promise<Page<ApplicationSummary> & { hasAny: boolean }> {
  const filter = openTo(viewer, ctx.clock())
  if (!filter) return { items: [], total: 0, hasAny: false }
  const newest = await listNewest(ctx.db, filter, limit)
  const total = await countFiltered(ctx.db, {
    ...filter,
    statuses: [applicationStatuses.sent],
    orAccepted: false,
  })
  const everSent = { ...filter, statuses: undefined, isSent: true }
  const hasAny = total > 0 || (await countFiltered(ctx.db, everSent)) > 0
  return { items: await presentList(ctx, viewer, newest), total, hasAny }
}

function openTo(viewer: Viewer, now: Date): ApplicationFilter | null {
  const { initiative, offer } = applicationTypes
  const { new: begun, sent } = applicationStatuses
  if (viewer.type === 'applicant') {
    const types = [initiative, offer]
    return { applicantId: viewer.applicantId, types, statuses: [begun, sent], orAccepted: true, now }
  }
  const receives = viewer.type === 'company' && hasPermission(viewer, 'company-profile-edit')
  return receives ? { receivedBy: viewer.companyId, statuses: [sent] } : null
}

export type ProfileState = NonNullable<Dashboard['profile']> & { id: string }

const shownParts = 3

/** Of several profiles the one that says most; null without any. */
export async function findBestProfile(ctx: Context, applicantId: string): Promise<ProfileState | null> {
  const ids = await listProfileIds(ctx.db, applicantId)
  if (ids.length === 0) return null
  const contents = await readContents(ctx.db, ids)
  const attachments = await listAttachments(ctx.db, ids)
  const { offerType } = (await ctx.settings(ctx.db)).company
  const profiles = contents.map(({ id, content }) => {
    const own = attachments.filter(({ applicationId, scan }) => applicationId === id && scan !== 'infected')
    const { percent, open } = completeness({
      type: applicationTypes.profile,
      content,
      attachments: own,
      offerType,
    })
    const { visibility } = content
    const visible = visibility !== 'hidden'
    return { id, filledPercentage: percent, visible, visibility, open: open.slice(0, shownParts) }
  })
  return profiles.reduce((best, each) => (each.filledPercentage > best.filledPercentage ? each : best))
}
