import type { ScreenPath } from '@tandem/contract/paths'

/** A hit as a mail shows it. The link is the path of a page, without its language. */
export type HitSummary = { id: string; name: string; detail: string; link: ScreenPath; match: number | null }
export type RecordNumbers = { numbers: string[]; isAll: boolean }

/** One search of a kind, for features that ask about single records instead of showing a list. */
export type RecordSearch = {
  /** As far as it is counted. */
  count(): Promise<{ hits: number; hitsAreMinimum: boolean }>
  newest(limit: number): Promise<string[]>
  /** Which of these it finds now, in the same order. */
  filter(ids: string[]): Promise<string[]>
  /** The numbers of all it finds now, if there are no more than so many rows of them. */
  listNumbers(most: number): Promise<RecordNumbers>
  /** Of hits, in their order. */
  summarise(ids: string[]): Promise<HitSummary[]>
  /** Where it looks; none: everywhere. */
  circles: readonly { x: number; y: number; z: number; chord: number }[]
}

export const emptySearch = (circles: RecordSearch['circles']): RecordSearch => ({
  circles,
  count: async () => ({ hits: 0, hitsAreMinimum: false }),
  newest: async () => [],
  filter: async () => [],
  listNumbers: async () => ({ numbers: [], isAll: true }),
  summarise: async () => [],
})
