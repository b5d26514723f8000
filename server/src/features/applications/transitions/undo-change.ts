import {
  type ApplicationState,
  columnsOf,
  holdsPlace,
  stateOf,
} from '@tandem/contract/application-transitions'
import { type Application, applicationStatuses, stages } from '@tandem/contract/applications'
import type { undoApplicationChange as endpoint } from '@tandem/contract/applications/decisions'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { lockStatus, returnPlace, takePlace } from '#features/offers/offers.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { canBeUndone, isRecipient } from '../applications.rules.ts'
import { type ApplicationRow, listEvents, lockApplication, updateRow } from '../applications.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { noneUntold } from './change-state.ts'
import { publishToCompany } from './publish-application-change.ts'
import { markUndone } from './transitions.store.ts'

/** Back to what was before the company's last change, of which the applicant has not been told. */
export function undoChange(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body: { revision } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const row = await lockApplication(ctx.db, params.id)
    if (!row || !isRecipient(viewer, row)) throw new AppError('not_found')
    if (row.revision !== revision) throw new ChangedElsewhere(await showApplication(ctx, viewer, row.id))
    if (!canBeUndone(row, ctx.clock())) throw new AppError('undo_expired')
    await takeBack(ctx, row)
    await publishToCompany(ctx, row)
    return showApplication(ctx, viewer, row.id)
  })
}

async function takeBack(ctx: Context, row: ApplicationRow): Promise<void> {
  const now = ctx.clock()
  const timeline = await listEvents(ctx.db, row.id)
  const [before, last] = timeline.slice(-2)
  if (!before || !last) throw new Error(`The application ${row.id} has nothing to take back`)
  const state = stateBy(before)
  await requireOpenOffer(ctx, row, state)
  await markUndone(ctx.db, last.id, now)
  await movePlaceBack(ctx, row, state)
  const columns = columnsOf(state, row.stage)
  const stillUntold = (before.revision ?? 0) > (row.toldRevision ?? 0)
  await updateRow(ctx.db, row.id, {
    ...columns,
    ...(stillUntold ? {} : { ...noneUntold, untoldRevisions: untoldAfter(row) }),
    declineReason: null,
    declineNote: '',
    revision: row.revision + 1,
    updatedAt: stillUntold ? now : (row.toldUpdatedAt ?? now),
    closedAt: columns.status > applicationStatuses.sent ? before.at : null,
  })
}

/** Once nothing is left that the applicant is to be told, theirs is the revision that they knew before. */
const untoldAfter = ({ revision, toldRevision, untoldRevisions }: ApplicationRow): number =>
  toldRevision === null ? untoldRevisions : untoldRevisions + revision + 1 - toldRevision

/** An offer that was closed meanwhile has no open applications; the lock lets none slip in as it is being closed. */
async function requireOpenOffer(ctx: Context, { offerId }: ApplicationRow, to: ApplicationState) {
  if (!offerId || !stages.some((stage) => stage === to)) return
  if ((await lockStatus(ctx.db, offerId)) === 'closed') throw new AppError('offer_closed')
}

/** The state that an entry of the timeline led to. */
function stateBy({ event, outcome }: Awaited<ReturnType<typeof listEvents>>[number]): ApplicationState {
  if (event === 'finished') {
    return stateOf({ status: applicationStatuses.finished, stage: null, outcome })
  }
  if (event === 'created') return 'new'
  return event === 'sent' ? 'received' : event
}

async function movePlaceBack(
  ctx: Context,
  { offerId, placeYear, ...row }: ApplicationRow,
  to: ApplicationState,
): Promise<void> {
  const held = holdsPlace(stateOf(row))
  if (!offerId || placeYear === null || held === holdsPlace(to)) return
  if (held) return returnPlace(ctx.db, offerId, placeYear)
  if (!(await takePlace(ctx.db, offerId, placeYear))) throw new AppError('no_place_left')
}
