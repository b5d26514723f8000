/** Numbers that follow from a seed alone, so that an exercise can be made again from its name. */
export type Random = ReturnType<typeof randomOf>
/** As long as the list, each member at any place. */
type Shuffled<List extends readonly unknown[]> = { -readonly [At in keyof List]: List[number] }

export function randomOf(name: string, seed: number) {
  let state = hash(name) ^ Math.imul(seed + 1, 0x9e3779b1)
  /** Mulberry32, at least 0 and below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
    list[int(0, list.length - 1)] ?? list[0]
  return {
    next,
    int,
    pick,
    sign: () => (next() < 0.5 ? -1 : 1),
    /** A whole number that is not 0, nor one of those left out. */
    nonZero: (from: number, to: number, ...without: number[]) => {
      for (;;) {
        const drawn = int(from, to)
        if (drawn !== 0 && !without.includes(drawn)) return drawn
      }
    },
    shuffle: <List extends readonly unknown[] | []>(list: List): Shuffled<List> => {
      const keyed = list.map((value) => ({ value, key: next() }))
      return keyed.toSorted((a, b) => a.key - b.key).map(({ value }) => value) as Shuffled<List>
    },
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}
