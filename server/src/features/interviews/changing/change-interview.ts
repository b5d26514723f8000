import type { Interviews } from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import {
  findWrongSlot,
  isApplicationOpen,
  isFixed,
  isOnHold,
  type Side,
  sideOf,
} from '../interviews.rules.ts'
import {
  type ApplicationFacts,
  findInterview,
  type InterviewRow,
  lockApplication,
} from '../interviews.store.ts'
import { showInterviews } from '../reading/show-interviews.ts'

export type Held = { interview: InterviewRow; application: ApplicationFacts; side: Side }

/**
 * Runs a change of one interview, with its application held. `isDone`: what is asked for is so already, which is a
 * success without effect, whatever revision was named.
 */
export function changeInterview(
  ctx: Context,
  viewer: Viewer,
  { id, revision, isDone }: { id: string; revision: number; isDone?: (held: Held) => boolean },
  change: (ctx: Context, held: Held) => Promise<void>,
): Promise<Interviews> {
  return transaction(ctx, async (ctx) => {
    const found = await findInterview(ctx.db, id)
    const application = found && (await lockApplication(ctx.db, found.applicationId))
    const side = application && sideOf(viewer, application)
    if (!side) throw new AppError('not_found')
    // Read again: it may have changed until its application was held.
    const interview = await findInterview(ctx.db, id)
    if (!interview) throw new Error(`The interview ${id} is gone, and its application is held`)
    const held = { interview, application, side }
    if (!isDone?.(held)) {
      if (interview.revision !== revision) {
        throw new ChangedElsewhere(await showInterviews(ctx, { side, application }))
      }
      await change(ctx, held)
    }
    return showInterviews(ctx, { side, application })
  })
}

export function requireOpenApplication(ctx: Context, application: ApplicationFacts, side: Side): void {
  if (!isApplicationOpen(application, side, ctx.clock())) throw new AppError('application_not_sent')
}

/** An applicant's answer would wait for a company that may not give one. */
export function requireNotOnHold(application: ApplicationFacts): void {
  if (isOnHold(application)) throw new AppError('company_on_hold')
}

export function requireNotFixed(ctx: Context, interview: InterviewRow): void {
  if (isFixed(interview, ctx.clock())) throw new AppError('interview_fixed')
}

/** In the order of their time; throws at the field of the first that cannot be. */
export function readSlots(ctx: Context, slots: readonly string[], minutes: number): Date[] {
  const times = slots.map((slot) => new Date(slot))
  const wrong = findWrongSlot(times, minutes, ctx.clock())
  if (wrong) throw invalidField(ctx.locale, `slots[${wrong.index}]`, wrong.code)
  return times.toSorted((a, b) => a.getTime() - b.getTime())
}
