import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as endpoints from '@tandem/contract/offers/own-offers'
import { maxOffers, type OwnOffer } from '@tandem/contract/offers/own-offers'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { checkContent, refuseFields } from './check-content.ts'
import { lockYears, writeContent } from './content.store.ts'
import { fieldOfGap } from './own-offers.rules.ts'
import { insertDraft, lockNewOffers, lockOwnOffer } from './own-offers.store.ts'
import { publishOfferChange } from './publish-offer-change.ts'
import { showOwnOffer } from './read-own-offers.ts'

export function createOffer(
  ctx: Context,
  viewer: CompanyViewer,
  { body }: HandlerInput<typeof endpoints.createOffer>,
): Promise<OwnOffer> {
  return transaction(ctx, async (ctx) => {
    await checkContent(ctx, viewer.companyId, body, { taken: [] })
    const there = await lockNewOffers(ctx.db, viewer.companyId)
    if (there >= maxOffers) throw new AppError('too_many_records')
    const id = newId()
    await insertDraft(ctx.db, { id, companyId: viewer.companyId, now: ctx.clock() })
    await writeContent(ctx.db, id, body)
    await publishOfferChange(ctx, { companyId: viewer.companyId, offerId: id })
    return showOwnOffer(ctx, viewer, id)
  })
}

export function updateOffer(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { revision, ...content } }: HandlerInput<typeof endpoints.updateOffer>,
): Promise<OwnOffer> {
  return transaction(ctx, async (ctx) => {
    const state = await lockOwnOffer(ctx.db, viewer.companyId, id)
    if (!state) throw new AppError('not_found')
    const before = await showOwnOffer(ctx, viewer, id)
    if (state.revision !== revision) throw new ChangedElsewhere(before)
    const taken = await lockYears(ctx.db, id)
    await checkContent(ctx, viewer.companyId, content, { stored: before.content, taken })
    await writeContent(ctx.db, id, content, { revision: revision + 1, updatedAt: ctx.clock() })
    const after = await showOwnOffer(ctx, viewer, id)
    if (after.status === 'published') refuseNewGaps(ctx, before, after)
    await publishOfferChange(ctx, { companyId: viewer.companyId, offerId: id })
    return after
  })
}

/** What is published stays fit for it. A gap that came by itself, as a deadline that passed, is no reason to refuse. */
function refuseNewGaps(ctx: Context, before: OwnOffer, after: OwnOffer): void {
  const fields = after.gaps
    .filter((gap) => !before.gaps.includes(gap))
    .flatMap((gap) => fieldOfGap[gap] ?? [])
  if (fields.length > 0) throw refuseFields(ctx.locale, fields)
}
