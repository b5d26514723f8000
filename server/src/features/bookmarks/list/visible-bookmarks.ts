import type { BookmarkType } from '@tandem/contract/bookmarks'
import { listReadable, listShownApplications } from '#features/applications/applications.api.ts'
import { filterReadableCompanies } from '#features/companies/companies.api.ts'
import { filterVisibleOffers } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { BookmarkRow } from '../bookmarks.store.ts'

/** Those on records that the viewer may see now. Each type is asked about in one go, however many there are. */
export async function filterVisible<Mark extends Pick<BookmarkRow, 'recordType' | 'recordId'>>(
  ctx: Context,
  viewer: Viewer,
  marks: readonly Mark[],
): Promise<Mark[]> {
  const visible = new Set<string>()
  for (const [type, filter] of Object.entries(filters) as [BookmarkType, Filter][]) {
    const ids = marks.filter(({ recordType }) => recordType === type).map(({ recordId }) => recordId)
    if (ids.length === 0) continue
    for (const id of await filter(ctx, viewer, ids)) visible.add(`${type} ${id}`)
  }
  return marks.filter(({ recordType, recordId }) => visible.has(`${recordType} ${recordId}`))
}

type Filter = (ctx: Context, viewer: Viewer, ids: string[]) => Promise<string[]>

const filters: Record<BookmarkType, Filter> = {
  offer: filterVisibleOffers,
  company: filterReadableCompanies,
  applicant: async (ctx, viewer, ids) => [...(await listShownApplications(ctx, viewer, ids)).keys()],
  application: async (ctx, viewer, ids) => (await listReadable(ctx, viewer, ids)).map(({ id }) => id),
}
