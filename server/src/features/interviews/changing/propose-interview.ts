import type { HandlerInput } from '@tandem/contract/endpoint'
import {
  type proposeInterviewAgain as againEndpoint,
  type counterInterview as counterEndpoint,
  type proposeInterview as firstEndpoint,
  type Interviews,
  maxInterviews,
  type ProposedInterview,
} from '@tandem/contract/interviews'
import type { ApplicantViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { allowedSteps, isOpen, sideOf } from '../interviews.rules.ts'
import {
  type InterviewRow,
  insertInterview,
  listInterviews,
  lockApplication,
  replaceInterviewers,
  replaceSlots,
  updateInterview,
} from '../interviews.store.ts'
import { findInterviewerIds } from '../reading/interviewers.store.ts'
import { showInterviews } from '../reading/show-interviews.ts'
import {
  changeInterview,
  readSlots,
  requireNotFixed,
  requireNotOnHold,
  requireOpenApplication,
} from './change-interview.ts'
import { findHolders, recordEvent } from './record-event.ts'

/** Takes the application to the stage interview, where its table of transitions knows a way. */
export type MoveToInterview = (ctx: Context, viewer: CompanyViewer, applicationId: string) => Promise<void>

/** An application has one open interview: of two colleagues who propose at once, the second sees the first's. */
export const proposeInterview =
  (moveToInterview: MoveToInterview) =>
  (
    ctx: Context,
    viewer: CompanyViewer,
    { params, body }: HandlerInput<typeof firstEndpoint>,
  ): Promise<Interviews> =>
    transaction(ctx, async (ctx) => {
      const application = await lockApplication(ctx.db, params.id)
      const side = application && sideOf(viewer, application)
      if (!side) throw new AppError('not_found')
      requireOpenApplication(ctx, application, side)
      const now = ctx.clock()
      const others = await listInterviews(ctx.db, application.id)
      if (others.some((each) => isOpen(each, now))) {
        throw new ChangedElsewhere(await showInterviews(ctx, { side, application }))
      }
      if (others.length >= maxInterviews) throw new AppError('too_many_records')
      const slots = readSlots(ctx, body.slots, body.minutes)
      await requireInterviewers(ctx, viewer.companyId, body.interviewers)
      const id = newId()
      const values = { ...termsOf(body), id, applicationId: application.id, status: 'proposed' as const }
      await insertInterview(ctx.db, {
        ...values,
        proposedBy: viewer.accountId,
        createdAt: now,
        updatedAt: now,
      })
      await replaceSlots(ctx.db, id, slots)
      await replaceInterviewers(ctx.db, id, body.interviewers)
      await recordEvent(ctx, id, { event: 'proposed', party: side, accountId: viewer.accountId })
      await moveToInterview(ctx, viewer, application.id)
      return showInterviews(ctx, { side, application })
    })

export const proposeInterviewAgain = (
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body }: HandlerInput<typeof againEndpoint>,
): Promise<Interviews> =>
  changeInterview(
    ctx,
    viewer,
    { id, revision: body.revision },
    async (ctx, { interview, application, side }) => {
      requireOpenApplication(ctx, application, side)
      requireNotFixed(ctx, interview)
      if (!allowedSteps(side, interview, ctx.clock()).propose) throw new AppError('forbidden')
      const slots = readSlots(ctx, body.slots, body.minutes)
      await requireInterviewers(ctx, viewer.companyId, body.interviewers)
      // Whoever was to come hears that the time is off, also those who are not asked again.
      const before = await findHolders(ctx, interview)
      const taken = takeBack(interview, 'proposed')
      await updateInterview(ctx.db, id, {
        ...termsOf(body),
        ...waiting,
        sequence: taken.sequence ?? interview.sequence,
        status: 'proposed',
        proposedBy: viewer.accountId,
        revision: interview.revision + 1,
        updatedAt: ctx.clock(),
      })
      await replaceSlots(ctx.db, id, slots)
      await replaceInterviewers(ctx.db, id, body.interviewers)
      await recordEvent(ctx, id, { ...taken, party: side, accountId: viewer.accountId }, before)
    },
  )

export const counterInterview = (
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id }, body }: HandlerInput<typeof counterEndpoint>,
): Promise<Interviews> =>
  changeInterview(
    ctx,
    viewer,
    { id, revision: body.revision },
    async (ctx, { interview, application, side }) => {
      requireOpenApplication(ctx, application, side)
      requireNotOnHold(application)
      requireNotFixed(ctx, interview)
      if (!allowedSteps(side, interview, ctx.clock()).propose) throw new AppError('forbidden')
      const slots = readSlots(ctx, body.slots, interview.minutes)
      const taken = takeBack(interview, 'countered')
      await updateInterview(ctx.db, id, {
        ...waiting,
        sequence: taken.sequence ?? interview.sequence,
        status: 'countered',
        note: body.note,
        revision: interview.revision + 1,
        updatedAt: ctx.clock(),
      })
      await replaceSlots(ctx.db, id, slots)
      await recordEvent(ctx, id, { ...taken, party: side, accountId: viewer.accountId })
    },
  )

/** An agreed time stands in calendars until an entry takes it out again. */
function takeBack({ status, startsAt, sequence }: InterviewRow, event: 'proposed' | 'countered') {
  if (status !== 'agreed') return { event, sequence: null }
  return { event: 'moved' as const, startsAt, sequence: (sequence ?? 0) + 1 }
}

const waiting = { startsAt: null, remindedAt: null }

const termsOf = ({ minutes, kind, where, note }: Omit<ProposedInterview, 'slots'>) => ({
  minutes,
  kind,
  where,
  note,
})

/** Of the team are those who may read its applications: they are told who comes, and when. */
async function requireInterviewers(ctx: Context, companyId: string, ids: readonly string[]): Promise<void> {
  const team = new Set(await findInterviewerIds(ctx.db, companyId))
  const index = ids.findIndex((id, at) => !team.has(id) || ids.indexOf(id) !== at)
  if (index >= 0) throw invalidField(ctx.locale, `interviewers[${index}]`, 'unknown_reference')
}
