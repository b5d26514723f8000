import { type Application, undoPeriodMs } from '@tandem/contract/applications'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { canBeUndone, isOwner } from '../applications.rules.ts'
import { type ApplicationRecord, listEvents } from '../applications.store.ts'
import { listRequestEntries } from './request-entries.store.ts'

type Shown = Application['timeline']
type Entry = Omit<Shown[number], 'at'> & { at: Date }

/** What happened, in order. An applicant is not shown what they have not been told yet. */
export async function showTimeline(ctx: Context, viewer: Viewer, record: ApplicationRecord): Promise<Shown> {
  const isOwn = isOwner(viewer, record)
  const requests = await listRequestEntries(ctx.db, record.id)
  const told = new Date(ctx.clock().getTime() - undoPeriodMs)
  const entries: Entry[] = [
    ...requests
      .filter(({ event, at }) => !isOwn || event !== 'recommendation_asked' || at <= told)
      .map((entry) => ({ ...entry, outcome: null })),
    ...(await changes(ctx, record, isOwn)),
  ]
  return entries
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}

async function changes(ctx: Context, record: ApplicationRecord, isOwn: boolean): Promise<Entry[]> {
  const events = await listEvents(ctx.db, record.id)
  const told = isOwn && canBeUndone(record, ctx.clock()) ? record.toldRevision : null
  return events
    .filter(
      ({ event, revision }) => (event !== 'created' || isOwn) && (told === null || (revision ?? 0) <= told),
    )
    .map(({ id, event, outcome, at, firstName, lastName }) => ({
      ...{ id, event, outcome, at, company: null },
      by: firstName === null ? null : `${firstName} ${lastName}`,
    }))
}
