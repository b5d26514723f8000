import { type Cell, findHidden } from './disclosure.rules.ts'
import type { Equation } from './linear.ts'

/** Stands for all of a dimension. */
export const all = '*'

/**
 * Counted for a year, a location and a row, each possibly all of them. Rows are paths: `answered/3` is a part of
 * `answered`, and that of all.
 */
export type Counted = Cell & { year: string; location: string; row: string }

/** What may be told of a table, whatever year and location are asked for. */
export type Told = (at: { year: string; location: string; row: string }) => number | null

/** The rows of another way to count the same are told apart by the first word of their paths. */
export type CubeOptions = {
  /** Ways to divide all of them, by the first word of the rows' paths; one way with any words unless given. */
  divisions?: readonly (readonly string[])[]
  /** The rows in this order are sums of those from each of them on. */
  chain?: readonly string[]
  isAdditive: boolean
  /** What is shown nowhere: it is hidden only so far that it gives away nothing of few persons. */
  isUntold?: (at: { year: string; row: string }) => boolean
}

/** Decided for all years, locations and rows together, so that what one page hides no other one gives away. */
export function tellable(counted: readonly Counted[], options: CubeOptions): Told {
  const { cells, equations } = cubeOf(counted, options)
  const hidden = findHidden(cells, equations, {
    isAdditive: options.isAdditive,
    isUntold: (key) => {
      const cell = cells.get(key)
      return cell !== undefined && options.isUntold?.(cell) === true
    },
  })
  return (at) => (hidden.has(keyOf(at)) ? null : (cells.get(keyOf(at))?.count ?? 0))
}

/** All that is told, and all sums that readers can do with it. */
export function cubeOf(counted: readonly Counted[], options: CubeOptions) {
  const cells = new Map(counted.map((each) => [keyOf(each), each]))
  if (options.chain) addChain(cells, options.chain)
  return { cells, equations: equationsOf([...cells.values()], options) }
}

const keyOf = ({ year, location, row }: Omit<Counted, keyof Cell>): string => `${year}|${location}|${row}`

/** How many got at least so far: as rows of their own, `from/…`. */
function addChain(cells: Map<string, Counted>, chain: readonly string[]): void {
  for (const { year, location } of distinct([...cells.values()])) {
    let after: Cell = { count: 0, persons: 0 }
    for (const row of chain.toReversed()) {
      const here = cells.get(keyOf({ year, location, row })) ?? { count: 0, persons: 0 }
      // At least so many persons: the same one may stand in both.
      after = { count: after.count + here.count, persons: Math.max(after.persons, here.persons) }
      const at = { year, location, row: `from/${row}` }
      cells.set(keyOf(at), { ...at, ...after })
    }
  }
}

function equationsOf(cells: Counted[], { divisions, chain }: CubeOptions): Equation[] {
  const years = valuesOf(cells, 'year')
  const locations = valuesOf(cells, 'location')
  const rows = valuesOf(cells, 'row')
  const equations: Equation[] = []
  const add = (total: string, parts: string[]) => {
    if (parts.length > 0) equations.push({ total, parts })
  }
  for (const row of [all, ...rows]) {
    for (const location of [all, ...locations]) {
      add(
        keyOf({ year: all, location, row }),
        years.map((year) => keyOf({ year, location, row })),
      )
    }
    for (const year of [all, ...years]) {
      add(
        keyOf({ year, location: all, row }),
        locations.map((location) => keyOf({ year, location, row })),
      )
    }
  }
  for (const { year, location } of distinct(cells)) {
    const key = (row: string) => keyOf({ year, location, row })
    const own = rows.filter((row) => !row.startsWith('from/'))
    const top = own.filter((row) => !row.includes('/'))
    for (const words of divisions ?? [top]) {
      add(
        key(all),
        words.filter((word) => rows.includes(word)).map((word) => key(word)),
      )
    }
    for (const parent of top) {
      add(
        key(parent),
        own.filter((row) => row.startsWith(`${parent}/`)).map((row) => key(row)),
      )
    }
    if (chain?.[0]) add(key(all), [key(`from/${chain[0]}`)])
    chain?.forEach((row, index) => {
      const next = chain[index + 1]
      add(key(`from/${row}`), next ? [key(row), key(`from/${next}`)] : [key(row)])
    })
  }
  return equations
}

const valuesOf = (cells: Counted[], dimension: 'year' | 'location' | 'row'): string[] =>
  [...new Set(cells.map((cell) => cell[dimension]))].filter((value) => value !== all)

const distinct = (cells: Counted[]) => [
  ...new Map(cells.map(({ year, location }) => [`${year}|${location}`, { year, location }])).values(),
]
