import { sendFirstMessage } from '#features/messaging/messaging.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findReplyFacts } from './scheduled-replies.store.ts'

export type Reply = { subject: string; message: string }

/** Into the application's thread, which begins with it where there is none. */
export async function sendReply(
  ctx: Context,
  viewer: CompanyViewer,
  applicationId: string,
  body: Reply,
): Promise<void> {
  const facts = await findReplyFacts(ctx.db, applicationId)
  if (!facts) throw new AppError('not_found')
  const params = { id: facts.applicantId }
  await sendFirstMessage(ctx, viewer, {
    params,
    query: undefined,
    upload: undefined,
    body: { ...body, applicationId },
  })
}
