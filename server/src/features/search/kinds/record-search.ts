import type { ScreenPath } from '@tandem/contract/paths'

/** A hit as a mail shows it. The link is the path of a page, without its language. */
export type ShownHit = { id: string; name: string; detail: string; link: ScreenPath; match: number | null }
export type KnownRecords = { numbers: string[]; isAll: boolean }

/** A saved search, looked up: what may be asked about its hits, by the ids of records. */
export type OpenSearch = {
  /** As far as it is counted. */
  count(): Promise<{ hits: number; hitsAreMinimum: boolean }>
  newest(limit: number): Promise<string[]>
  /** Which of these it finds now, in the same order. */
  among(ids: string[]): Promise<string[]>
  /** The numbers of all it finds now, if there are no more than so many rows of them. */
  known(most: number): Promise<KnownRecords>
  /** Of hits, in their order. */
  show(ids: string[]): Promise<ShownHit[]>
  /** Where it looks; none: everywhere. */
  circles: readonly { x: number; y: number; z: number; chord: number }[]
}

export const findsNothing = (circles: OpenSearch['circles']): OpenSearch => ({
  circles,
  count: async () => ({ hits: 0, hitsAreMinimum: false }),
  newest: async () => [],
  among: async () => [],
  known: async () => ({ numbers: [], isAll: true }),
  show: async () => [],
})
