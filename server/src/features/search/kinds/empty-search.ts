import type { OpenSearch } from './record-search.ts'

export const findsNothing = (circles: OpenSearch['circles']): OpenSearch => ({
  circles,
  count: async () => ({ hits: 0, hitsAreMinimum: false }),
  newest: async () => [],
  among: async () => [],
  known: async () => ({ numbers: [], isAll: true }),
  show: async () => [],
})
