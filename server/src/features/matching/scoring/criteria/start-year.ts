import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

const scores = { preferred: 100, taken: 40, neighbour: 50, other: 0 } as const
type Start = { year: number; free: boolean /** In ascending order. */; preferred: readonly number[] }

/** The preferred year with a free place, else the year beside it, else the preferred year whose places are taken. */
export function compareStartYear({ desiredYears }: Seeker, { years }: Position): Finding<Start> {
  if (desiredYears.length === 0 || years.length === 0) return null
  const preferred = desiredYears.toSorted((a, b) => a - b)
  const starts = years.map(({ year, free }) => ({
    score: scoreOf(year, free > 0, preferred),
    year,
    free: free > 0,
    preferred,
  }))
  return starts.toSorted((a, b) => b.score - a.score || a.year - b.year)[0] ?? null
}

function scoreOf(year: number, free: boolean, preferred: readonly number[]): number {
  if (preferred.includes(year)) return free ? scores.preferred : scores.taken
  const beside = preferred.some((each) => Math.abs(each - year) === 1)
  return beside && free ? scores.neighbour : scores.other
}
