import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as contract from '@tandem/contract/received-applications'
import type { Assessment } from '@tandem/contract/received-applications'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { publishToColleagues, requireReceived } from '../require-received.ts'
import { listHandlers, lockHandling, saveHandling, saveRating } from './assessments.store.ts'
import { showAssessment } from './show-assessment.ts'

/** To whom it is given already is a success without effect. */
export function assignHandler(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { handlerId, revision } }: HandlerInput<typeof contract.assignHandler>,
): Promise<Assessment> {
  return transaction(ctx, async (ctx) => {
    await requireReceived(ctx, viewer, id)
    const colleagues = await listHandlers(ctx.db, viewer.companyId)
    if (handlerId && !colleagues.some((colleague) => colleague.id === handlerId)) {
      throw invalidField(ctx.locale, 'handlerId', 'invalid')
    }
    const handling = await lockHandling(ctx.db, id)
    const isSo = handling.accountId === handlerId && (handling.assignedAt !== null) === (handlerId !== null)
    if (!isSo) {
      if (handling.revision !== revision) throw new ChangedElsewhere(await showAssessment(ctx, viewer, id))
      const assignedAt = handlerId === null ? null : ctx.clock()
      await saveHandling(ctx.db, {
        applicationId: id,
        accountId: handlerId,
        assignedAt,
        revision: revision + 1,
      })
      await publishToColleagues(ctx, viewer, id)
    }
    return showAssessment(ctx, viewer, id)
  })
}

export function rateApplication(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { rating } }: HandlerInput<typeof contract.rateApplication>,
): Promise<Assessment> {
  return transaction(ctx, async (ctx) => {
    await requireReceived(ctx, viewer, id)
    const { accountId } = viewer
    await saveRating(ctx.db, { applicationId: id, accountId, rating, now: ctx.clock() })
    await publishToColleagues(ctx, viewer, id)
    return showAssessment(ctx, viewer, id)
  })
}
