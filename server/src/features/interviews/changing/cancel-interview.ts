import type { HandlerInput } from '@tandem/contract/endpoint'
import type { cancelInterview as endpoint, InterviewParty, Interviews } from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type InterviewRow, replaceSlots, updateInterview } from '../interviews.store.ts'
import { changeInterview, requireNotFixed } from './change-interview.ts'
import { recordEvent } from './record-event.ts'

export const cancelInterview = (
  ctx: Context,
  viewer: Viewer,
  { params: { id }, body: { reason, revision } }: HandlerInput<typeof endpoint>,
): Promise<Interviews> =>
  changeInterview(
    ctx,
    viewer,
    { id, revision, isDone: ({ interview }) => interview.status === 'cancelled' },
    async (ctx, { interview, side }) => {
      requireNotFixed(ctx, interview)
      await endInterview(ctx, interview, { party: side, accountId: viewer.accountId, reason })
    },
  )

type Ending = { party: InterviewParty; accountId: string | null; reason: string }

/** Of a held application. */
export async function endInterview(
  ctx: Context,
  interview: InterviewRow,
  { party, accountId, reason }: Ending,
): Promise<void> {
  const { id, startsAt } = interview
  // Only an agreed time stands in calendars.
  const sequence = interview.status === 'agreed' ? (interview.sequence ?? 0) + 1 : null
  await updateInterview(ctx.db, id, {
    status: 'cancelled',
    cancelledBy: party,
    cancelReason: reason,
    sequence: sequence ?? interview.sequence,
    revision: interview.revision + 1,
    updatedAt: ctx.clock(),
  })
  await replaceSlots(ctx.db, id, [])
  await recordEvent(ctx, id, { event: 'cancelled', party, accountId, startsAt, sequence })
}
