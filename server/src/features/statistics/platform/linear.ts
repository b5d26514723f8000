/** A sum that readers can do themselves: the total is told beside its parts. */
export type Equation = { total: string; parts: string[] }

/** Prime, and small enough that a product of two remainders is a whole number of a double. */
const prime = 67_108_859

type Row = Map<string, number>

/**
 * Which of the unknown cells have one value only, whatever it is, by all equations together. Gauss and Jordan, modulo a
 * prime: exact where fractions would round.
 */
export function findDetermined(unknown: ReadonlySet<string>, equations: readonly Equation[]): string[] {
  const solved = new Map<string, Row>()
  for (const equation of equations) {
    const row = toRow(equation, unknown)
    for (const [pivot, other] of solved) eliminate(row, pivot, other)
    const pivot = row.keys().next().value
    if (pivot === undefined) continue
    scale(row, inverse(row.get(pivot) ?? 1))
    for (const other of solved.values()) eliminate(other, pivot, row)
    solved.set(pivot, row)
  }
  return [...solved].filter(([, row]) => row.size === 1).map(([pivot]) => pivot)
}

/** The known cells are numbers: which ones does not matter here. */
function toRow({ total, parts }: Equation, unknown: ReadonlySet<string>): Row {
  const row: Row = new Map()
  for (const part of parts) if (unknown.has(part)) row.set(part, 1)
  if (unknown.has(total)) row.set(total, prime - 1)
  return row
}

function eliminate(row: Row, pivot: string, by: Row): void {
  const factor = row.get(pivot)
  if (factor === undefined) return
  for (const [key, value] of by) {
    const left = ((row.get(key) ?? 0) + prime - ((factor * value) % prime)) % prime
    if (left === 0) row.delete(key)
    else row.set(key, left)
  }
}

function scale(row: Row, factor: number): void {
  for (const [key, value] of row) row.set(key, (value * factor) % prime)
}

/** By Fermat. */
function inverse(value: number): number {
  let result = 1
  for (let base = value, left = prime - 2; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * base) % prime
    base = (base * base) % prime
  }
  return result
}
