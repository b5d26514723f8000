import { fewestPersons } from '@tandem/contract/statistics/platform-statistics'
import { type Equation, findDetermined } from './linear.ts'

/** `count` is told; `persons`, at most so many, are behind it: six applications may be one person's. */
export type Cell = { count: number; persons: number }

/**
 * Which cells are not told, by their keys: those of few persons, and so many more that no total minus its parts, and no
 * combination of such sums, gives one of them. A cell of nobody is told: it says nothing about anybody.
 *
 * `isAdditive`: each person stands in one part of a sum only. `isUntold`: stands nowhere, but can be worked out where
 * all beside it is told.
 */
export function findHidden(
  cells: ReadonlyMap<string, Cell>,
  equations: readonly Equation[],
  { isAdditive, isUntold = () => false }: { isAdditive: boolean; isUntold?: (key: string) => boolean },
): Set<string> {
  const small = [...cells].filter(([, { persons }]) => persons > 0 && persons < fewestPersons)
  const smallKeys = new Set(small.map(([key]) => key))
  const hidden = new Set([...smallKeys, ...[...cells.keys()].filter(isUntold)])
  const personsOf = (key: string) => cells.get(key)?.persons ?? 0

  /** Of what may be hidden as well, the smallest; the total only where no part is left. */
  const hideOneOf = ({ total, parts }: Equation): void => {
    const shown = parts.filter((key) => !hidden.has(key) && personsOf(key) > 0)
    const [smallest] = shown.toSorted((a, b) => personsOf(a) - personsOf(b))
    hidden.add(smallest ?? total)
  }

  /** `known`: hidden, but worked out from all that is told. */
  const isSumSafe = ({ total, parts }: Equation, known: ReadonlySet<string>): boolean => {
    const isOpen = (key: string) => hidden.has(key) && !known.has(key)
    const open = parts.filter(isOpen).map(personsOf)
    if (open.length === 0 || isOpen(total)) return true
    // Of persons who may stand in several parts at least so many as in the largest.
    return (isAdditive ? sum(open) : Math.max(...open)) >= fewestPersons
  }

  const isSafe = (equation: Equation): boolean => {
    const [only, ...more] = keysOf(equation).filter((key) => hidden.has(key))
    // What one may know needs no other one to hide behind.
    if (only !== undefined && more.length === 0) return isUntold(only) && !smallKeys.has(only)
    return isSumSafe(equation, new Set())
  }

  for (;;) {
    for (let changed = true; changed; ) {
      changed = false
      for (const equation of equations) {
        while (!isSafe(equation)) {
          hideOneOf(equation)
          changed = true
        }
      }
    }
    const known = new Set(findDetermined(hidden, equations))
    const betrays = (equation: Equation) =>
      keysOf(equation).some((key) => known.has(key) && smallKeys.has(key)) || !isSumSafe(equation, known)
    if (!equations.some(betrays)) return hidden
    const open = equations.filter((equation) => keysOf(equation).some(isShown))
    const next = open.find(betrays) ?? open[0]
    if (!next) return hidden
    hideOneOf(next)
  }

  function isShown(key: string): boolean {
    return !hidden.has(key) && personsOf(key) > 0
  }
}

export const keysOf = ({ total, parts }: Equation): string[] => [total, ...parts]

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0)
