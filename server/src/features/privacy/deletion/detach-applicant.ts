import { withdrawApplications } from '#features/applications/applications.api.ts'
import { removeBookmarksOn } from '#features/bookmarks/bookmarks.api.ts'
import { closeThreadsOf } from '#features/messaging/messaging.api.ts'
import { deleteHitsOf } from '#features/saved-searches/saved-searches.api.ts'
import { clearLastRecords } from '#features/search/search.api.ts'
import type { Context } from '#platform/context/context.ts'

/** Before an applicant's rows are deleted: tells who has to do with them, and removes what refers to them by id only. */
export async function detachApplicant(ctx: Context, applicantId: string): Promise<void> {
  const applicationIds = await withdrawApplications(ctx, applicantId)
  const records = [applicantId, ...applicationIds]
  await removeBookmarksOn(ctx.db, records)
  await deleteHitsOf(ctx.db, records)
  await clearLastRecords(ctx.db, records)
  await closeThreadsOf(ctx, { kind: 'applicant', applicantId })
}
