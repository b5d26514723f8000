import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

/** Each step of the rating below the one expected costs this much. */
const costOfStep = 25

type Gap = { module: string; minimumRating: number; rating: number }

type Maths = Finding<{
  /** The module that is furthest from what is expected. */
  weakest: Gap
  /** So many of the modules expected. */
  shared: number
  expected: number
}>

/**
 * How near the shared ratings come to those expected, in the mean. A module that is not shared, or was not tested, is
 * left out: it lowers nothing.
 */
export function compareMaths({ maths }: Seeker, { maths: expected }: Position): Maths {
  if (maths.length === 0 || expected.length === 0) return null
  const ratings = new Map(maths.map(({ module, rating }) => [module, rating]))
  const gaps = expected.flatMap(({ module, minimumRating }) => {
    const rating = ratings.get(module)
    if (rating === undefined) return []
    const score = Math.max(0, 100 - costOfStep * Math.max(0, minimumRating - rating))
    return { module, minimumRating, rating, score }
  })
  const [weakest] = gaps.toSorted((a, b) => a.score - b.score || b.minimumRating - a.minimumRating)
  if (!weakest) return null
  const score = gaps.reduce((sum, { score }) => sum + score, 0) / gaps.length
  return { score, weakest, shared: gaps.length, expected: expected.length }
}
