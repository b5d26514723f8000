import type { ApplicationSummary } from '@tandem/contract/applications'
import { isRecipient } from '#features/applications/applications.rules.ts'
import type { ApplicationRecord } from '#features/applications/applications.store.ts'
import { matchApplications } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findClosures } from '../draft-closures.ts'
import { asKnownTo, presentListed } from '../present-summary.ts'
import { type ListedApplication, readReceived } from './applications-list.store.ts'

/** Applications that the viewer may read, each with its match. */
export async function presentList(
  ctx: Context,
  viewer: Viewer,
  listed: readonly ListedApplication[],
): Promise<ApplicationSummary[]> {
  const records = listed.map(({ record }) => record)
  const matches = await matchApplications(ctx, records)
  const closures = await findClosures(ctx, records)
  const received = await readReceived(ctx.db, ofRecipient(viewer, records))
  return listed.map((each) => {
    const record = asKnownTo(ctx, viewer, each.record)
    const found = {
      match: matches.get(record.id) ?? null,
      closure: closures.get(record.id),
      received: received.get(record.id),
    }
    return presentListed({ ...each, record }, found, { ctx, viewer })
  })
}

const ofRecipient = (viewer: Viewer, records: ApplicationRecord[]): string[] =>
  records.filter((record) => isRecipient(viewer, record)).map(({ id }) => id)
