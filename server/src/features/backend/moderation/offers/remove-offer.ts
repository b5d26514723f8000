import type { OfferRemoval } from '@tandem/contract/backend/offer-removal'
import { finishApplications } from '#features/applications/applications.api.ts'
import { removedOfferMail } from '#features/backend/backend.jobs.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import {
  closeOfferOf,
  deleteOffer,
  findPublicOffer,
  publishOfferChange,
} from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'

type PublicOffer = NonNullable<Awaited<ReturnType<typeof findPublicOffer>>>
export type ShownRemoval = Pick<OfferRemoval, 'effect' | 'openApplications'>
type Removed = { effect: 'delete' | 'close'; companyId: string; ended: number }

/**
 * Part of the caller's transaction, once two admins want it. An application that came after the offer was shown is not ended unseen:
 * then nothing happens.
 */
export async function removeOffer(
  ctx: Context,
  { offerId: id, reason, shown }: { offerId: string; reason: string; shown: ShownRemoval | undefined },
): Promise<Removed | null> {
  const offer = await findPublicOffer(ctx.db, id, 'lock')
  if (!offer) throw new AppError('not_found')
  const effect = effectAsShown(offer, shown)
  if (!effect) return null
  const { companyId } = offer
  const ended = offer.applications.open
  if (effect === 'delete') await deleteOffer(ctx.db, id)
  else {
    await closeOfferOf(ctx.db, { companyId, offerId: id }, ctx.clock())
    await finishApplications(ctx, { offerId: id })
  }
  await publishOfferChange(ctx, { companyId, offerId: id })
  await mailCompany(ctx, offer, { effect, ended, reason })
  return { effect, companyId, ended }
}

/** Null where it has become another, or more applications would end; of what is closed already, nothing is left to be done. */
export function effectAsShown(
  offer: PublicOffer,
  shown: ShownRemoval | undefined,
): 'delete' | 'close' | null {
  const { effect, openApplications } = removalOf(offer)
  if (effect === 'none' || effect !== shown?.effect) return null
  return openApplications > shown.openApplications ? null : effect
}

/** What removing an offer would do now; null where it never was public, or is no longer. */
export async function previewRemoval(ctx: Context, offerId: string) {
  const offer = await findPublicOffer(ctx.db, offerId)
  return offer && removalOf(offer)
}

export const removalOf = (offer: PublicOffer) => ({
  company: { id: offer.companyId, name: offer.companyName },
  effect: effectOn(offer),
  openApplications: offer.applications.open,
})

function effectOn({ status, applications }: PublicOffer): OfferRemoval['effect'] {
  if (applications.all === 0) return 'delete'
  return status === 'published' || applications.open > 0 ? 'close' : 'none'
}

/** Whoever may publish offers. */
async function mailCompany(
  ctx: Context,
  { companyId, titleDe, titleEn }: PublicOffer,
  removal: { effect: 'delete' | 'close'; ended: number; reason: string },
): Promise<void> {
  const editors = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
  await enqueueAll(
    ctx.db,
    removedOfferMail,
    editors.map((accountId) => ({ accountId, titleDe, titleEn, ...removal })),
  )
}
