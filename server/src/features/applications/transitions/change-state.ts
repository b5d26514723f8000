import {
  type ApplicationState,
  columnsOf,
  findTransition,
  holdsPlace,
  type Party,
  stateOf,
} from '@tandem/contract/application-transitions'
import {
  applicationStatuses,
  type DeclineReason,
  timelineEvents,
  undoPeriodMs,
} from '@tandem/contract/applications'
import { enqueueInterviewEnd } from '#features/interviews/interviews.api.ts'
import { listFreePlaces, returnPlace, takePlace } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { asTold, canBeUndone } from '../applications.rules.ts'
import { type ApplicationRow, addEvent, updateRow } from '../applications.store.ts'
import { enqueueChangeMail } from '../mails/enqueue-change-mail.ts'
import {
  enqueueDecisionMails,
  enqueueReceivedMails,
  enqueueWithdrawnMails,
} from '../mails/enqueue-company-mails.ts'
import { showApplication } from '../reading/show-application.ts'
import { publishApplicationChange } from './publish-application-change.ts'
import { undoUntoldEvents } from './transitions.store.ts'

export type Change = {
  to: ApplicationState
  by: Party
  /** Null for the system. */
  viewer: Viewer | null
  /** The state that the caller saw; without it the change does not depend on one. */
  revision?: number
  startYear?: number | undefined
  reason?: DeclineReason
  note?: string | undefined
  /** Comes with something that the applicant is told of at once: it can neither be undone, nor has a mail of its own. */
  isToldElsewhere?: true
}

/**
 * Takes a locked application along the table of transitions, and tells both sides. To where it stands already is a
 * success without effect. Throws `changed_elsewhere`, `forbidden` for what the table does not know, `no_place_left`.
 */
export async function changeState(ctx: Context, row: ApplicationRow, change: Change): Promise<void> {
  const now = ctx.clock()
  const known = change.by === 'applicant' ? asTold(row, now) : row
  if (stateOf(known) === change.to) return
  const { viewer } = change
  if (viewer && change.revision !== undefined && change.revision !== known.revision) {
    throw new ChangedElsewhere(await showApplication(ctx, viewer, row.id))
  }
  const transition = findTransition(stateOf(known), change.to, change.by)
  if (!transition) throw new AppError('forbidden')

  // What the applicant has not been told of has not happened when they act.
  if (change.by === 'applicant' && canBeUndone(row, now)) await undoUntoldEvents(ctx.db, row, now)
  const placeYear = await movePlace(ctx, row, change)
  const columns = columnsOf(change.to, known.stage)
  const countsAsWrite = transition.needs.includes('revision') || change.by === 'system'
  const revision = row.revision + (countsAsWrite ? 1 : 0)
  await updateRow(ctx.db, row.id, {
    ...columns,
    ...(change.to === 'viewed' ? {} : untold(row, change, now)),
    placeYear,
    declineReason: change.reason ?? null,
    declineNote: change.note ?? '',
    revision,
    updatedAt: now,
    ...(change.to === 'received' && { sentAt: now }),
    closedAt: columns.status > applicationStatuses.sent ? now : null,
  })
  const { outcome } = columns
  const accountId = viewer?.accountId ?? null
  await addEvent(ctx.db, {
    applicationId: row.id,
    event: eventOf(change.to),
    outcome,
    revision,
    accountId,
    at: now,
  })
  const isUndoable = change.by === 'company' && change.to !== 'viewed' && !change.isToldElsewhere
  await publishApplicationChange(ctx, row, isUndoable ? undoPeriodMs : 0)
  if (columns.status > applicationStatuses.sent) {
    await enqueueInterviewEnd(ctx, row.id, new Date(now.getTime() + (isUndoable ? undoPeriodMs : 0)))
  }
  if (change.isToldElsewhere) return
  if (transition.notifies === 'company') await mailCompany(ctx, row, change.to)
  else if (change.to !== 'viewed') await enqueueChangeMail(ctx, row.id)
}

/** What the applicant is shown meanwhile: of several changes within the period, what was so before the first. */
function untold(row: ApplicationRow, { by, isToldElsewhere }: Change, now: Date) {
  if (by !== 'company' || isToldElsewhere) return noneUntold
  const undoUntil = new Date(now.getTime() + undoPeriodMs)
  if (canBeUndone(row, now)) return { undoUntil }
  const { status, stage, outcome, revision, updatedAt } = row
  return {
    undoUntil,
    toldStatus: status,
    toldStage: stage,
    toldOutcome: outcome,
    toldRevision: revision,
    toldUpdatedAt: updatedAt,
  }
}

export const noneUntold = {
  undoUntil: null,
  toldStatus: null,
  toldStage: null,
  toldOutcome: null,
  toldRevision: null,
  toldUpdatedAt: null,
}

/** Takes one of the offer's places, or gives it back, as the state asks. The year of the place held or held last. */
async function movePlace(ctx: Context, row: ApplicationRow, change: Change): Promise<number | null> {
  const { offerId, placeYear } = row
  const held = holdsPlace(stateOf(row))
  if (!offerId || held === holdsPlace(change.to)) return placeYear
  if (held) {
    if (placeYear !== null) await returnPlace(ctx.db, offerId, placeYear)
    return placeYear
  }
  const year = await choosePlaceYear(ctx, offerId, change.startYear)
  if (!(await takePlace(ctx.db, offerId, year))) throw new AppError('no_place_left')
  return year
}

async function choosePlaceYear(
  ctx: Context,
  offerId: string,
  startYear: number | undefined,
): Promise<number> {
  const years = await listFreePlaces(ctx.db, offerId)
  if (startYear !== undefined) {
    if (years.some(({ year }) => year === startYear)) return startYear
    throw invalidField(ctx.locale, 'startYear', 'invalid')
  }
  const [only, ...more] = years.filter(({ free }) => free > 0)
  if (!only) throw new AppError('no_place_left')
  if (more.length > 0) throw invalidField(ctx.locale, 'startYear', 'required')
  return only.year
}

function eventOf(state: ApplicationState) {
  if (state === 'received') return 'sent'
  return timelineEvents.find((each) => each === state) ?? 'finished'
}

async function mailCompany(ctx: Context, row: ApplicationRow, to: ApplicationState): Promise<void> {
  const { id: applicationId, companyId, offerId } = row
  if (to === 'received') return enqueueReceivedMails(ctx, applicationId)
  // A draft that was given up is nobody else's business.
  if (!companyId || !row.sentAt) return
  if (to === 'cancelled') return enqueueWithdrawnMails(ctx, { companyId, offerId })
  if (to === 'place_taken' || to === 'declined_by_applicant') {
    await enqueueDecisionMails(ctx, { companyId, applicationId, decision: to })
  }
}
