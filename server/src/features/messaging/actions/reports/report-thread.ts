import type { HandlerInput } from '@tandem/contract/endpoint'
import type { reportThread as endpoint } from '@tandem/contract/messaging/threads'
import type { ApplicantViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cleanText } from '../../messaging.rules.ts'
import { lockThread } from '../../sending/writing.store.ts'
import { startingSide } from '../../sides/own-side.ts'
import { insertReport } from './reports.store.ts'

/** The other side is not told. */
export function reportThread(
  ctx: Context,
  viewer: ApplicantViewer | CompanyViewer,
  { params, body }: HandlerInput<typeof endpoint>,
): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const thread = await lockThread(ctx.db, startingSide(viewer), { id: params.id })
    if (!thread) throw new AppError('not_found')
    const isTaken = await insertReport(ctx.db, {
      threadId: thread.id,
      reportedBy: viewer.accountId,
      kind: body.kind,
      reason: cleanText(body.reason),
      createdAt: ctx.clock(),
    })
    if (!isTaken) throw new AppError('too_many_reports')
    return true
  })
}
