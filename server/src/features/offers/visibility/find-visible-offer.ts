import type { OfferAvailability } from '@tandem/contract/offers'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { availability, maySee } from '../offers.rules.ts'
import { loadFacts, loadStates, type OfferFacts, selectClosedTitles } from '../offers.store.ts'
import { titleIn } from '../reading/present-offer.ts'
import { interestRestriction } from './interest-restriction.ts'
import { listMatchingInterests } from './interests.store.ts'
import { requireMatchingInterests } from './require-matching-interests.ts'

/** Throws `not_found` for an offer that the viewer may not see. Who has applied for it, or begun to, still does. */
export async function findVisibleOffer(ctx: Context, viewer: Viewer | null, id: string): Promise<OfferFacts> {
  const [facts] = await loadFacts(
    ctx.db,
    [id],
    viewer?.type === 'applicant' ? viewer.applicantId : null,
    ctx.clock(),
  )
  const applied = facts?.application != null
  if (!facts || !maySee(viewer, facts, applied)) throw new AppError('not_found')
  if (!applied) await requireMatchingInterests(ctx, viewer, id)
  return facts
}

/** Of these offers those that the viewer may see. */
export async function filterVisibleOffers(ctx: Context, viewer: Viewer, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const states = await loadStates(ctx.db, ids, viewer.type === 'applicant' ? viewer.applicantId : null)
  const visible = states.filter((state) => maySee(viewer, state, state.applied))
  const restricted = await interestRestriction(ctx, viewer)
  if (!restricted) return visible.map(({ id }) => id)
  const matching = new Set(await listMatchingInterests(ctx.db, restricted, ids))
  return visible.filter(({ id, applied }) => applied || matching.has(id)).map(({ id }) => id)
}

/** By id. */
export async function listAvailabilities(
  ctx: Context,
  ids: string[],
): Promise<ReadonlyMap<string, OfferAvailability>> {
  if (ids.length === 0) return new Map()
  const now = ctx.clock()
  return new Map((await loadStates(ctx.db, ids, null)).map((state) => [state.id, availability(state, now)]))
}

/** The last public titles, by id, of those of these offers that are closed; without those the viewer could not see open. */
export async function listClosedTitles(
  ctx: Context,
  viewer: Viewer,
  ids: string[],
): Promise<ReadonlyMap<string, ReturnType<typeof titleIn>>> {
  if (ids.length === 0) return new Map()
  const restricted = await interestRestriction(ctx, viewer)
  const shown = restricted ? await listMatchingInterests(ctx.db, restricted, ids) : ids
  const closed = await selectClosedTitles(ctx.db, shown)
  return new Map(closed.map((each) => [each.id, titleIn(ctx.locale, each)]))
}
