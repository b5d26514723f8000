import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { maySee } from '../offers.rules.ts'
import { loadFacts, loadStates, type OfferFacts } from '../offers.store.ts'
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
