import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { loadFacts } from './offers.store.ts'
import { type OfferCard, presentFacts } from './present-offer.ts'

/** Cards of these offers in their order. Offers that the viewer may not see are the caller's to keep away. */
export async function offerCards(ctx: Context, viewer: Viewer | null, ids: string[]): Promise<OfferCard[]> {
  const facts = await loadFacts(
    ctx.db,
    ids,
    viewer?.type === 'applicant' ? viewer.applicantId : null,
    ctx.clock(),
  )
  return facts.map((each) => presentFacts(each, ctx))
}
