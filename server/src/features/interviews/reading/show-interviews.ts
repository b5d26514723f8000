import type { HandlerInput } from '@tandem/contract/endpoint'
import type {
  listApplicationInterviews as endpoint,
  Interview,
  Interviews,
} from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { allowedSteps, isApplicationOpen, isOnHold, isOpen, type Side, sideOf } from '../interviews.rules.ts'
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
  const interviews = await findInterviews(ctx, viewer, params.id)
  if (!interviews) throw new AppError('not_found')
  return interviews
}

/** Null for who is neither side of the application. */
export async function findInterviews(
  ctx: Context,
  viewer: Viewer,
  applicationId: string,
): Promise<Interviews | null> {
  const application = await findApplication(ctx.db, applicationId)
  const side = application && sideOf(viewer, application)
  return side ? showInterviews(ctx, { side, application }) : null
}

/** All interviews of an application as one of its sides sees them. */
export async function showInterviews(
  ctx: Context,
  { side, application }: { side: Side; application: ApplicationFacts },
): Promise<Interviews> {
  const now = ctx.clock()
  const rows = await listInterviews(ctx.db, application.id)
  const events = await listEvents(ctx.db, application.id)
  const isRunning = isApplicationOpen(application, side, now)
  const onHold = isRunning && isOnHold(application)
  const isTaking = isRunning && !onHold
  return {
    interviews: await presentInterviews(ctx, rows, { side, isTaking }),
    timeline: events.map(({ at, startsAt, firstName, lastName, ...event }) => ({
      ...event,
      at: at.toISOString(),
      startsAt: startsAt?.toISOString() ?? null,
      by: firstName === null ? null : `${firstName} ${lastName}`,
    })),
    can: {
      propose: side === 'company' && isTaking && !rows.some((row) => isOpen(row, now)),
    },
    ...(onHold && { onHold }),
  }
}

/** `isTaking`: the application is open, and its company may answer. */
async function presentInterviews(
  ctx: Context,
  rows: InterviewRow[],
  { side, isTaking }: { side: Side; isTaking: boolean },
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
        propose: isTaking && steps.propose,
        cancel: steps.cancel,
      },
    }
  })
}
