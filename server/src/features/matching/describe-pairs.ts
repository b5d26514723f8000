import type { forCards, Match } from '@tandem/contract/matching'
import type { Context } from '#platform/context/context.ts'
import type { References } from './loading/match-rows.ts'
import type { Position, Seeker } from './scoring/match-input.ts'
import { scoreMatch, seeksSomething } from './scoring/score-match.ts'
import { describeMatch } from './words/describe-match.ts'

export type Pair = { id: string; seeker: Seeker; position: Position }

/** Each pair's match under its id, in the reader's words; none for whoever seeks nothing. */
export function describePairs(
  { locale }: Context,
  { languageNames }: References,
  pairs: readonly Pair[],
  choose?: typeof forCards,
): ReadonlyMap<string, Match> {
  return new Map(
    pairs
      .filter(({ seeker }) => seeksSomething(seeker))
      .map(({ id, seeker, position }) => [
        id,
        describeMatch(scoreMatch(seeker, position), locale, languageNames[locale], choose),
      ]),
  )
}
