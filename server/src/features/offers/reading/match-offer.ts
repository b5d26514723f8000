import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Match } from '@tandem/contract/matching'
import type { matchOffer as endpoint } from '@tandem/contract/offers'
import { matchOffers } from '#features/matching/matching.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findVisibleOffer } from '../visibility/find-visible-offer.ts'

export async function matchOffer(
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Match | null> {
  const { id } = await findVisibleOffer(ctx, viewer, params.id)
  const matches = await matchOffers(ctx, viewer, [id])
  return matches.get(id) ?? null
}
