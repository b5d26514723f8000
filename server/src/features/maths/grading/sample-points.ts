import { randomOf } from '../exercises/random.ts'
import type { Variables } from './evaluate.ts'

export const samplePoints = 16
/** So many of them must be defined for an answer and the solution to be compared at all. */
export const leastValid = 5

/**
 * The same numbers for each answer of an exercise, drawn from its range: of both signs where nothing else is said, and
 * none that is likely to be a zero.
 */
export function samplesOf(variables: readonly string[], range: readonly [number, number]): Variables[] {
  if (variables.length === 0) return [{}]
  const random = randomOf('samples', 7)
  return Array.from({ length: samplePoints }, () =>
    Object.fromEntries(variables.map((name) => [name, range[0] + (range[1] - range[0]) * random.next()])),
  )
}
