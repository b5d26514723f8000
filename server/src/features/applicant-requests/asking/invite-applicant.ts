import type { AskedOf, inviteApplicant as endpoint } from '@tandem/contract/applicant-requests'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { requireOpenOffer } from '#features/offers/offers.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { ask } from './ask.ts'
import { findOpenOffers, requireFound, showAskedOf } from './asked-of.ts'

/** Once for a person and an offer, whatever became of it. */
export function inviteApplicant(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id: applicantId }, body: { offerId, note } }: HandlerInput<typeof endpoint>,
): Promise<AskedOf> {
  return transaction(ctx, async (ctx) => {
    await requireFound(ctx, viewer, applicantId)
    await requireOpenOffer(ctx, offerId)
    const open = await findOpenOffers(ctx, viewer, applicantId)
    const invitedTo = open.find(({ id }) => id === offerId)
    if (!invitedTo) throw new AppError('not_found')
    if (invitedTo.hasApplied) throw new AppError('has_applied')
    await ask(ctx, viewer, { kind: 'invitation', applicantId, offerId, note })
    return showAskedOf(ctx, viewer, applicantId)
  })
}
