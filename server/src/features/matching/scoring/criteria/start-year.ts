import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

const scores = { preferred: 100, taken: 40, neighbour: 50, other: 0 } as const
type Start = { year: number; free: boolean /** In ascending order. */; preferred: readonly number[] }

/** The preferred year with a free place, else the year beside it, else the preferred year whose places are taken. */
export function compareStartYear({ desiredYears: preferred }: Seeker, { years }: Position): Finding<Start> {
  if (preferred.length === 0) return null
  let best: Finding<Start> = null
  for (const { year, free } of years) {
    const score = scoreOf(year, free > 0, preferred)
    if (best && (score < best.score || (score === best.score && year >= best.year))) continue
    best = { score, year, free: free > 0, preferred }
  }
  return best
}

function scoreOf(year: number, free: boolean, preferred: readonly number[]): number {
  if (preferred.includes(year)) return free ? scores.preferred : scores.taken
  const beside = preferred.some((each) => Math.abs(each - year) === 1)
  return beside && free ? scores.neighbour : scores.other
}
