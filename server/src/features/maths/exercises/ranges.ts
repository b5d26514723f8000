/** What templates draw from. */

export type OneAtLeast<T> = [T, ...T[]]

export const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const primitive: [number, number, number, number][] = [
  [3, 4, 5, 8],
  [5, 12, 13, 3],
  [8, 15, 17, 3],
  [7, 24, 25, 1],
  [20, 21, 29, 1],
]
/** The legs of a right triangle and its hypotenuse, all whole, with their multiples. */
export const pythagoreanTriples = primitive.flatMap(([a, b, c, most]) =>
  rangeOf(1, most).map((factor): [number, number, number] => [a * factor, b * factor, c * factor]),
) as OneAtLeast<[number, number, number]>
