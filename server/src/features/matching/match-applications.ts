import { forCards, type Match } from '@tandem/contract/matching'
import type { Context } from '#platform/context/context.ts'
import { describePairs } from './describe-pairs.ts'
import { toPosition, toSeeker } from './loading/match-rows.ts'
import { loadPositions } from './loading/positions.store.ts'
import { readReferences } from './loading/references.store.ts'
import { loadSeekers } from './loading/seekers.store.ts'
import { areMatchesEnabled } from './reader.ts'

type ApplicationForOffer = { id: string; offerId: string | null }

/** One application's match with each of several offers, by offer. Whether the viewer may see them is the caller's to know. */
export async function matchWithOffers(
  ctx: Context,
  applicationId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, Match>> {
  if (offerIds.length === 0 || !(await areMatchesEnabled(ctx))) return new Map()
  const references = await readReferences(ctx.db)
  const [found] = await loadSeekers(ctx.db, [applicationId])
  if (!found) return new Map()
  const seeker = toSeeker(found.seeker, references)
  const rows = await loadPositions(ctx.db, offerIds)
  const pairs = rows.map(({ id, position }) => ({ id, seeker, position: toPosition(position, references) }))
  return describePairs(ctx, references, pairs, forCards)
}

/**
 * Each application's match with the offer it is for, or is looked at for, by application; those that there is none
 * for are left out. Whether the viewer may see the two is the caller's to know.
 */
export async function matchApplications(
  ctx: Context,
  applications: readonly ApplicationForOffer[],
): Promise<ReadonlyMap<string, Match>> {
  const offerIds = new Map(applications.flatMap(({ id, offerId }) => (offerId ? [[id, offerId]] : [])))
  if (offerIds.size === 0 || !(await areMatchesEnabled(ctx))) return new Map()
  const references = await readReferences(ctx.db)
  const seekers = await loadSeekers(ctx.db, [...offerIds.keys()])
  const rows = await loadPositions(ctx.db, [...new Set(offerIds.values())])
  const positions = new Map(rows.map(({ id, position }) => [id, toPosition(position, references)]))
  const pairs = seekers.flatMap(({ id, seeker }) => {
    const position = positions.get(offerIds.get(id) ?? '')
    return position ? { id, seeker: toSeeker(seeker, references), position } : []
  })
  return describePairs(ctx, references, pairs)
}
