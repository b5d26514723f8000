export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  chance(probability: number): boolean
  /** Both bounds included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** `count` different members, in a random order; fewer if the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[]
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T
  /** Bell-shaped around the mean. */
  normal(mean: number, deviation: number): number
}

/**
 * Draws that depend on nothing but the stream's name. Every record of the demo has a stream of its own, so that a
 * new draw in one place does not change all that comes after it.
 */
export function randomOf(...name: (string | number)[]): Random {
  const next = mulberry32(hash(name.join('/')))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]) => at(list, int(0, list.length - 1))
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (list, count) => drawn(next, list).slice(0, count),
    weighted: (choices) => weighted(next, choices),
    normal: (mean, deviation) => mean + deviation * (next() + next() + next() + next() - 2) * Math.sqrt(3),
  }
}

function at<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error('Nothing to draw from')
  return list[index] as T
}

function drawn<T>(next: () => number, list: readonly T[]): T[] {
  return list
    .map((member) => ({ member, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ member }) => member)
}

function weighted<T>(next: () => number, choices: readonly (readonly [T, number])[]): T {
  let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  const found = choices.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (found ?? at(choices, choices.length - 1))[0]
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
