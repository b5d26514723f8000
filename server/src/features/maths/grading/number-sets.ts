/** A piece of the number line; of a single number both ends are the same and closed. */
export type Interval = { from: number; to: number; closedFrom: boolean; closedTo: boolean }
/** Pieces that do not touch, in order. */
export type NumberSet = readonly Interval[]

export const point = (value: number): Interval => ({
  from: value,
  to: value,
  closedFrom: true,
  closedTo: true,
})

export const isClose = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) &&
    Number.isFinite(b) &&
    Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1e-3))

/** Sorted and joined, so that equal sets look alike. */
export function joined(pieces: readonly Interval[]): NumberSet {
  const sorted = pieces
    .filter(
      ({ from, to, closedFrom, closedTo }) => from < to || (isClose(from, to) && closedFrom && closedTo),
    )
    .toSorted((a, b) => a.from - b.from || Number(b.closedFrom) - Number(a.closedFrom))
  const result: Interval[] = []
  for (const piece of sorted) {
    const last = result.at(-1)
    if (last && touches(last, piece)) {
      if (piece.to > last.to || (isClose(piece.to, last.to) && piece.closedTo)) {
        result[result.length - 1] = { ...last, to: piece.to, closedTo: piece.closedTo }
      }
    } else result.push(piece)
  }
  return result
}

export function intersected(a: readonly Interval[], b: readonly Interval[]): NumberSet {
  return joined(a.flatMap((one) => b.map((other) => common(one, other))))
}

export function areEqual(a: NumberSet, b: NumberSet): boolean {
  return (
    a.length === b.length &&
    a.every((piece, at) => {
      const other = b[at]
      return (
        other !== undefined &&
        isClose(piece.from, other.from) &&
        isClose(piece.to, other.to) &&
        piece.closedFrom === other.closedFrom &&
        piece.closedTo === other.closedTo
      )
    })
  )
}

function touches(left: Interval, right: Interval): boolean {
  if (isClose(left.to, right.from)) return left.closedTo || right.closedFrom
  return right.from < left.to
}

function common(a: Interval, b: Interval): Interval {
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  return {
    from,
    to,
    closedFrom: (a.from < from || a.closedFrom) && (b.from < from || b.closedFrom),
    closedTo: (a.to > to || a.closedTo) && (b.to > to || b.closedTo),
  }
}
