import type { HandlerInput } from '@tandem/contract/endpoint'
import type { agreeInterview as endpoint, Interviews } from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { isTurnOf } from '../interviews.rules.ts'
import { listSlots, replaceSlots, updateInterview } from '../interviews.store.ts'
import { changeInterview, requireNotOnHold, requireOpenApplication } from './change-interview.ts'
import { recordEvent } from './record-event.ts'

const dayMs = 24 * 60 * 60 * 1000

export const agreeInterview = (
  ctx: Context,
  viewer: Viewer,
  { params: { id }, body: { slotId, revision } }: HandlerInput<typeof endpoint>,
): Promise<Interviews> =>
  changeInterview(ctx, viewer, { id, revision }, async (ctx, { interview, application, side }) => {
    requireOpenApplication(ctx, application, side)
    requireNotOnHold(application)
    if (!isTurnOf(side, interview)) throw new AppError('forbidden')
    const slot = (await listSlots(ctx.db, [id])).find((each) => each.id === slotId)
    if (!slot) throw invalidField(ctx.locale, 'slotId', 'unknown_reference')
    const now = ctx.clock()
    const { startsAt } = slot
    if (startsAt <= now) throw new AppError('slot_passed')
    const sequence = interview.sequence === null ? 0 : interview.sequence + 1
    const isSoon = startsAt.getTime() - now.getTime() <= dayMs
    await updateInterview(ctx.db, id, {
      status: 'agreed',
      startsAt,
      sequence,
      revision: revision + 1,
      remindedAt: isSoon ? now : null,
      updatedAt: now,
    })
    await replaceSlots(ctx.db, id, [])
    const { accountId } = viewer
    await recordEvent(ctx, id, { event: 'agreed', party: side, accountId, startsAt, sequence })
  })
