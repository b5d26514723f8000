import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findWriter, takeScheduled } from './scheduled-replies.store.ts'
import { sendReply } from './send-reply.ts'

/** A writer who has left meanwhile took it along; one who may no longer write to applicants does not. */
export async function sendScheduledReply(ctx: Context, { id }: { id: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const reply = await takeScheduled(ctx.db, id)
    if (!reply) return
    const { subject, message } = reply
    const writer = await findWriter(ctx.db, reply.accountId)
    if (!writer?.companyId || !writer.permissions.includes('company-profile-edit')) return
    if (writer.companyStatus === 'suspended') return
    const viewer = {
      type: 'company' as const,
      accountId: reply.accountId,
      sessionId: '',
      secondFactorMissing: false,
      permissions: writer.permissions,
      companyId: writer.companyId,
      organisationPersonId: writer.organisationPersonId,
      companyConfirmed: writer.companyStatus === 'confirmed',
      companySuspended: false,
    }
    try {
      await transaction(ctx, (ctx) => sendReply(ctx, viewer, reply.applicationId, { subject, message }))
    } catch (error) {
      // Ten seconds ago they could be reached: they have withdrawn or blocked since.
      if (!(error instanceof AppError)) throw error
      ctx.log.info({ code: error.code }, 'scheduled reply dropped')
    }
  })
}
