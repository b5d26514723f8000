import { fewestPersons } from '@tandem/contract/statistics/platform-statistics'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, type Counted, cubeOf, tellable } from './cube.ts'
import { findHidden, keysOf } from './disclosure.rules.ts'
import { findDetermined } from './linear.ts'

const steps = ['a', 'b', 'c']
/** What one person did: how often, in which year, where, and how far it got. */
const person = fc.array(
  fc.record({ year: fc.integer({ min: 2025, max: 2027 }), location: fc.nat(3), step: fc.nat(2) }),
  { minLength: 1, maxLength: 3 },
)
const people = fc.array(person, { maxLength: 60 })
type Deed = { who: number; year: string; location: string; row: string }

test.each([
  ['persons in one part each', true],
  ['deeds of persons who may stand in several parts', false],
])('no total minus its parts, and no combination, gives a number of few persons: %s', (_, isAdditive) => {
  fc.assert(
    fc.property(people, fc.subarray([...steps, all]), (people, untold) => {
      const deeds = people.flatMap((person, who) =>
        (isAdditive ? person.slice(0, 1) : person).map(({ year, location, step }) => ({
          ...{ who, year: String(year), location: `site-${location}`, row: steps[step] ?? '' },
        })),
      )
      const { cells, equations } = cubeOf(countCube(deeds), { chain: steps, isAdditive })
      const isUntold = (key: string) => untold.some((row) => key.endsWith(`|${row}`))
      const hidden = findHidden(cells, equations, { isAdditive, isUntold })
      const personsOf = (key: string) => cells.get(key)?.persons ?? 0
      const isSmall = (key: string) => personsOf(key) > 0 && personsOf(key) < fewestPersons

      expect([...cells.keys()].filter((key) => isSmall(key) && !hidden.has(key))).toEqual([])
      const known = new Set(findDetermined(hidden, equations))
      const isOpen = (key: string) => hidden.has(key) && !known.has(key)
      for (const equation of equations) {
        const left = keysOf(equation).filter(isOpen)
        if (left.length === 0 || isOpen(equation.total)) continue
        const persons = isAdditive
          ? left.reduce((sum, key) => sum + personsOf(key), 0)
          : Math.max(...left.map(personsOf))
        expect(persons).toBeGreaterThanOrEqual(fewestPersons)
      }
      expect([...known].filter(isSmall)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('what is large enough is told, and nobody as 0', () => {
  const told = tellable(
    countCube(
      Array.from({ length: 40 }, (_, who) => ({
        who,
        year: '2026',
        location: 'ka',
        row: who < 30 ? 'a' : 'b',
      })),
    ),
    { isAdditive: true },
  )
  const at = (row: string) => told({ year: '2026', location: 'ka', row })
  expect([at(all), at('a'), at('b'), at('c')]).toEqual([40, 30, 10, 0])
})

test('a small part takes the next larger one with it, and the total stays', () => {
  const counts = { a: 3, b: 20, c: 50 }
  const deeds = Object.entries(counts).flatMap(([row, count]) =>
    Array.from({ length: count }, (_, index) => ({ who: `${row}${index}`, row })),
  )
  const told = tellable(
    countCube(deeds.map(({ who, row }) => ({ who, year: '2026', location: 'ka', row }))),
    { isAdditive: true },
  )
  const at = (row: string) => told({ year: '2026', location: 'ka', row })
  expect([at(all), at('a'), at('b'), at('c')]).toEqual([73, null, null, 50])
})

/** As the database counts them: for each year, location and row, and all of each. */
function countCube(deeds: (Omit<Deed, 'who'> & { who: unknown })[]): Counted[] {
  const cells = new Map<string, { at: Omit<Deed, 'who'>; count: number; who: Set<unknown> }>()
  for (const { who, ...deed } of deeds) {
    for (const year of [deed.year, all])
      for (const location of [deed.location, all])
        for (const row of [deed.row, all]) {
          const key = `${year}|${location}|${row}`
          const cell = cells.get(key) ?? { at: { year, location, row }, count: 0, who: new Set() }
          cell.count++
          cell.who.add(who)
          cells.set(key, cell)
        }
  }
  return [...cells.values()].map(({ at, count, who }) => ({ ...at, count, persons: who.size }))
}
