import type { Context } from '#platform/context/context.ts'
import { toPosition, toSeeker } from '../loading/match-rows.ts'
import { readOwnSeekers } from '../loading/own-seekers.ts'
import { loadIndexedPositions, loadPositions } from '../loading/positions.store.ts'
import { readReferences } from '../loading/references.store.ts'
import { loadIndexedSeekers } from '../loading/seekers.store.ts'
import { areMatchesEnabled, type Reader } from '../reader.ts'
import type { StudyInterest } from '../scoring/match-input.ts'
import { seeksSomething } from '../scoring/score-match.ts'
import { type Candidate, type Rank, type Ranked, rankOf, withRank } from './ranked.ts'
import { type Tier, tiersAround } from './tiers.ts'

/** How candidates are ranked, and in what order they are best read. */
export type Ranker = {
  tiers: Tier[]
  rank: <C extends Candidate>(candidates: readonly C[]) => Promise<Ranked<C>[]>
}

/** Ranks offers as they fit the applicant; null where `enableMatches` is off, or the reader seeks nothing. */
export async function offerRanker(ctx: Context, reader: Reader): Promise<Ranker | null> {
  if (reader.type !== 'applicant' || !(await areMatchesEnabled(ctx))) return null
  const references = await readReferences(ctx.db)
  const own = await readOwnSeekers(ctx, reader.applicantId, references)
  if (!own.all.some(seeksSomething)) return null
  return {
    tiers: tiersAround(middleOf(own.all), references.studyInterests.values()),
    rank: inChunks(async (ids) => {
      const rows = await loadIndexedPositions(ctx.db, ids)
      return rows.map(({ id, position }) => [id, rankOf(own.seekerFor(id), toPosition(position, references))])
    }),
  }
}

/** Ranks profiles as they fit the offer; null where `enableMatches` is off, or there is no such offer. */
export async function profileRanker(ctx: Context, offerId: string): Promise<Ranker | null> {
  if (!(await areMatchesEnabled(ctx))) return null
  const references = await readReferences(ctx.db)
  const [offer] = await loadPositions(ctx.db, [offerId])
  if (!offer) return null
  const position = toPosition(offer.position, references)
  const middle = position.studyInterest ? [position.studyInterest] : []
  return {
    tiers: tiersAround(middle, references.studyInterests.values()),
    rank: inChunks(async (ids) => {
      const rows = await loadIndexedSeekers(ctx.db, ids)
      return rows.map(({ id, seeker }) => [id, rankOf(toSeeker(seeker, references), position)])
    }),
  }
}

/** Of several applications, each for its offer, together; nothing where one of them is open. */
function middleOf(seekers: readonly { studyInterests: readonly StudyInterest[] }[]): StudyInterest[] {
  const isOpen = seekers.some(({ studyInterests }) => studyInterests.length === 0)
  return isOpen ? [] : seekers.flatMap(({ studyInterests }) => studyInterests)
}

/** Rows read and scored at once; between two of them other requests have their turn. */
const chunkSize = 1000

function inChunks(rank: (ids: string[]) => Promise<(readonly [id: string, rank: Rank])[]>): Ranker['rank'] {
  return async (candidates) => {
    const ranks = new Map<string, Rank>()
    for (let start = 0; start < candidates.length; start += chunkSize) {
      const ids = candidates.slice(start, start + chunkSize).map(({ id }) => id)
      for (const [id, each] of await rank(ids)) ranks.set(id, each)
    }
    return candidates.map((candidate) => withRank(candidate, ranks.get(candidate.id)))
  }
}
