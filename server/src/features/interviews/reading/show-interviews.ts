import type { HandlerInput } from '@tandem/contract/endpoint'
import type {
  listApplicationInterviews as endpoint,
  Interview,
  Interviews,
} from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { allowedSteps, isApplicationOpen, isOpen, type Side, sideOf } from '../interviews.rules.ts'
import {
  type ApplicationFacts,
  findApplication,
  type InterviewRow,
  listEvents,
  listInterviewersOf,
  listInterviews,
  listSlots,
} from '../interviews.store.ts'

export async function listApplicationInterviews(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Interviews> {
  const application = await findApplication(ctx.db, params.id)
  const side = application && sideOf(viewer, application)
  if (!side) throw new AppError('not_found')
  return showInterviews(ctx, viewer, { side, application })
}

/** All interviews of an application as one of its sides sees them. */
export async function showInterviews(
  ctx: Context,
  viewer: Viewer,
  { side, application }: { side: Side; application: ApplicationFacts },
): Promise<Interviews> {
  const now = ctx.clock()
  const isSuspended = viewer.type === 'company' && viewer.companySuspended
  const rows = await listInterviews(ctx.db, application.id)
  const events = await listEvents(ctx.db, application.id)
  const isTaking = isApplicationOpen(application, side, now)
  return {
    interviews: await presentInterviews(ctx, rows, { side, isTaking, isSuspended }),
    timeline: events.map(({ at, startsAt, firstName, lastName, ...event }) => ({
      ...event,
      at: at.toISOString(),
      startsAt: startsAt?.toISOString() ?? null,
      by: firstName === null ? null : `${firstName} ${lastName}`,
    })),
    can: {
      propose: side === 'company' && isTaking && !isSuspended && !rows.some((row) => isOpen(row, now)),
    },
  }
}

/** `isTaking`: the application is open. `isSuspended`: the viewer's company is, and proposes no times. */
async function presentInterviews(
  ctx: Context,
  rows: InterviewRow[],
  { side, isTaking, isSuspended }: { side: Side; isTaking: boolean; isSuspended: boolean },
): Promise<Interview[]> {
  const ids = rows.map(({ id }) => id)
  const slots = Map.groupBy(await listSlots(ctx.db, ids), ({ interviewId }) => interviewId)
  const people = Map.groupBy(await listInterviewersOf(ctx.db, ids), ({ interviewId }) => interviewId)
  return rows.map((row) => {
    const { id, applicationId, status, minutes, kind, where, note, cancelledBy, cancelReason, revision } = row
    const steps = allowedSteps(side, row, ctx.clock())
    return {
      ...{ id, applicationId, status, minutes, kind, where, note, cancelledBy, cancelReason, revision },
      startsAt: row.startsAt?.toISOString() ?? null,
      slots: (slots.get(id) ?? []).map((slot) => ({ id: slot.id, startsAt: slot.startsAt.toISOString() })),
      interviewers: (people.get(id) ?? []).map((person) => ({
        id: person.id,
        name: `${person.firstName} ${person.lastName}`,
      })),
      can: {
        choose: isTaking && steps.choose,
        propose: isTaking && !isSuspended && steps.propose,
        cancel: steps.cancel,
      },
    }
  })
}
