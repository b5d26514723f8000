import type {
  OfferRemoval,
  previewOfferRemoval as previewEndpoint,
  removeOffer as removeEndpoint,
} from '@tandem/contract/backend/offer-removal'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { finishApplications } from '#features/applications/applications.api.ts'
import { insertAuditEntry } from '#features/backend/audit.store.ts'
import { removedOfferMail } from '#features/backend/backend.jobs.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import {
  closeOfferOf,
  deleteOffer,
  findPublicOffer,
  publishOfferChange,
} from '#features/offers/offers.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'

type PublicOffer = NonNullable<Awaited<ReturnType<typeof findPublicOffer>>>
type Effect = OfferRemoval['effect']

export async function previewOfferRemoval(
  ctx: Context,
  _: AdminViewer,
  { params }: HandlerInput<typeof previewEndpoint>,
): Promise<OfferRemoval> {
  const offer = await findPublicOffer(ctx.db, params.id)
  if (!offer) throw new AppError('not_found')
  return present(ctx, offer)
}

/** An application that came after the page was shown is not ended unseen. */
export function removeOffer(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id }, body: { reason, ...shown } }: HandlerInput<typeof removeEndpoint>,
): Promise<OfferRemoval> {
  return transaction(ctx, async (ctx) => {
    const offer = await findPublicOffer(ctx.db, id, 'lock')
    if (!offer) throw new AppError('not_found')
    const effect = effectOn(offer)
    const removal = present(ctx, offer)
    if (effect === 'none') return removal
    const { open } = offer.applications
    if (effect !== shown.effect || open > shown.openApplications) {
      throw new ChangedElsewhere(removal)
    }
    if (effect === 'delete') await deleteOffer(ctx.db, id)
    else await close(ctx, offer)
    await publishOfferChange(ctx, { companyId: offer.companyId, offerId: id })
    await tellCompany(ctx, offer, { effect, ended: open, reason })
    await insertAuditEntry(ctx.db, {
      accountId: viewer.accountId,
      action: effect === 'delete' ? 'delete_offer' : 'close_offer',
      recordType: 'offer',
      recordId: id,
      details: { companyId: offer.companyId, ended: open },
      createdAt: ctx.clock(),
    })
    return removal
  })
}

async function close(ctx: Context, { id: offerId, companyId }: PublicOffer): Promise<void> {
  await closeOfferOf(ctx.db, { companyId, offerId }, ctx.clock())
  await finishApplications(ctx, { offerId })
}

/** Whoever may publish offers. */
async function tellCompany(
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

const present = (ctx: Context, offer: PublicOffer): OfferRemoval => ({
  title: (ctx.locale === 'en' && offer.titleEn) || offer.titleDe,
  company: { id: offer.companyId, name: offer.companyName },
  effect: effectOn(offer),
  openApplications: offer.applications.open,
})

function effectOn({ status, applications }: PublicOffer): Effect {
  if (applications.all === 0) return 'delete'
  return status === 'published' || applications.open > 0 ? 'close' : 'none'
}
