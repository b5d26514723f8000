import { type Candidate, compareRanked, compareWorstFirst, type Ranked, type RankKey } from './ranked.ts'
import type { Tier } from './tiers.ts'

/** The hits to be ranked. */
export type Source<C extends Candidate> = {
  readAll: () => Promise<C[]>
  /** Those of these study interests, and those that name none. Absent where the search is about some already. */
  readOf?: ((interests: number[]) => Promise<C[]>) | undefined
  /** Of those with the same key only the best is shown; the id where not given. */
  keyOf?: (candidate: C) => string
}

/** From the rank that was seen last, or after so many. `worstFirst` needs all to be read. */
export type Window = { after: RankKey | null; offset: number; limit: number; worstFirst?: boolean }

/** `total` is null where not all had to be read. */
export type RankedPage<C extends Candidate> = { rows: Ranked<C>[]; isMore: boolean; total: number | null }

/** Reads tier by tier until nothing that is left can come before the page's end. */
export async function pageByMatch<C extends Candidate>(
  { readAll, readOf, keyOf = ({ id }) => id }: Source<C>,
  tiers: readonly Tier[],
  rank: (candidates: C[]) => Promise<Ranked<C>[]>,
  { after, offset, limit, worstFirst = false }: Window,
): Promise<RankedPage<C>> {
  const ranked = new Map<string, Ranked<C>>()
  const compare = worstFirst ? compareWorstFirst : compareRanked
  for (const { interests, bound } of worstFirst ? tiers.slice(-1) : tiers) {
    const isAll = interests === null || !readOf
    const candidates = isAll ? await readAll() : await readOf(interests)
    for (const each of await rank(candidates.filter(({ id }) => !ranked.has(id)))) ranked.set(each.id, each)
    const settled = [...ranked.values()].filter(({ total }) => isAll || (total ?? -1) > bound)
    const hits = firstOfEach(settled.sort(compareRanked), keyOf).sort(compare)
    const start = after ? hits.filter((each) => compare(each, after) <= 0).length : offset
    const isMore = hits.length > start + limit
    if (isMore || isAll) {
      return { rows: hits.slice(start, start + limit), isMore, total: isAll ? hits.length : null }
    }
  }
  throw new Error('The last tier holds everything')
}

function firstOfEach<C>(hits: readonly C[], keyOf: (hit: C) => string): C[] {
  const seen = new Set<string>()
  return hits.filter((hit) => {
    const isFirst = !seen.has(keyOf(hit))
    seen.add(keyOf(hit))
    return isFirst
  })
}
