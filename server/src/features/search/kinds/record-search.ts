import { decisiveReasons, type Match } from '@tandem/contract/matching'
import type { ScreenPath } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'

/** A hit as a mail shows it. The link is the path of a page, without its language. */
export type HitSummary = {
  id: string
  name: string
  detail: string
  link: ScreenPath
  /** Its total, 0 to 100; null where there is none. */
  match: number | null
  /** Why, in the reader's language, as on cards: three at most. */
  reasons: string[]
}
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

/** What hits say of their matches. */
export async function matchSummaries(ctx: Context) {
  const { offerType } = (await ctx.settings(ctx.db)).company
  return (match: Match | null | undefined): Pick<HitSummary, 'match' | 'reasons'> => {
    // Nobody studies in a job.
    const reasons = match?.reasons.filter(
      ({ criterion }) => offerType === 'studies' || criterion !== 'study_interest',
    )
    return { match: match?.total ?? null, reasons: decisiveReasons(reasons ?? []).map(({ text }) => text) }
  }
}

export const emptySearch = (circles: RecordSearch['circles']): RecordSearch => ({
  circles,
  count: async () => ({ hits: 0, hitsAreMinimum: false }),
  newest: async () => [],
  filter: async () => [],
  listNumbers: async () => ({ numbers: [], isAll: true }),
  summarise: async () => [],
})
