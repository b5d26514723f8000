import type { Finding } from '../scoring/finding.ts'
import type { Position, Seeker } from '../scoring/match-input.ts'
import { type Score, scoreMatch, seeksSomething } from '../scoring/score-match.ts'

/** Something to be ranked; `at` is what “the newest first” goes by among those that fit alike. */
export type Candidate = { id: string; at: number }
/** Null for whoever seeks nothing: they come last. */
export type Rank = { total: number | null; known: number }
export type Ranked<C extends Candidate = Candidate> = C & Rank
/** What is kept of a rank to go on after it. */
export type RankKey = Candidate & Rank

const nothing: Rank = { total: null, known: 0 }

export const rankOf = (seeker: Seeker | null, position: Position): Rank =>
  seeker && seeksSomething(seeker) ? rankOfScore(scoreMatch(seeker, position)) : nothing

/** `known` counts the criteria that neither side left open: of two who fit alike, more is known of the first. */
export const rankOfScore = ({ total, preferences, requirements }: Score): Rank => ({
  total,
  known: countKnown(preferences) + countKnown(requirements),
})

/** Negative where `a` comes first. A total order, so that a page can begin after any rank, also one that is gone. */
export function compareRanked(a: RankKey, b: RankKey): number {
  return (
    (b.total ?? -1) - (a.total ?? -1) ||
    b.known - a.known ||
    b.at - a.at ||
    (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  )
}

/** The other way round; who seeks nothing still comes last. */
export const compareWorstFirst = (a: RankKey, b: RankKey): number =>
  Number(a.total === null) - Number(b.total === null) || compareRanked(b, a)

export const withRank = <C extends Candidate>(candidate: C, rank: Rank = nothing): Ranked<C> => ({
  ...candidate,
  ...rank,
})

function countKnown(findings: Record<string, Finding>): number {
  let known = 0
  for (const criterion in findings) if (findings[criterion]) known += 1
  return known
}
