import type { Facets, Relaxation, SearchFacts } from '@tandem/contract/endpoint'
import { maxCountedHits } from '@tandem/contract/search'

type Hits = {
  paging: { page: number; perPage: number; cursor?: string | undefined; facets: boolean }
  onPage: number
  /** As far as it is counted: one more than `maxCountedHits` says “more”. */
  count: () => Promise<number>
  facets: () => Promise<Facets>
  /** For each filter that is set, how many there are without it. */
  relaxed: (readonly [filter: string, count: () => Promise<number>])[]
}

/** What a search tells beside its records; each part costs a look at the hits, so only what is asked or needed. */
export async function summariseHits(hits: Hits): Promise<SearchFacts & { total: number }> {
  const { paging, onPage } = hits
  const isWhole = paging.page === 1 && paging.cursor === undefined && onPage < paging.perPage
  const counted = isWhole ? onPage : await hits.count()
  return {
    ...bounded(counted),
    ...(paging.facets && { facets: await hits.facets() }),
    ...(counted === 0 && { relaxations: await relaxations(hits.relaxed) }),
  }
}

async function relaxations(relaxed: Hits['relaxed']): Promise<Relaxation[]> {
  const found: Relaxation[] = []
  for (const [filter, count] of relaxed) {
    const { total, totalIsMinimum } = bounded(await count())
    if (total > 0) found.push({ filter, total, totalIsMinimum })
  }
  return found.sort((a, b) => b.total - a.total)
}

const bounded = (counted: number) => ({
  total: Math.min(counted, maxCountedHits),
  totalIsMinimum: counted > maxCountedHits,
})
