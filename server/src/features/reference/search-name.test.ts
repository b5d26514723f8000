import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchName } from './search-name.ts'

test.each([
  ['Überlingen', 'ueberlingen'],
  ['Großbottwar', 'GROSSBOTTWAR'],
  ['Sankt Blasien', 'St. Blasien'],
  ['Villingen-Schwenningen', 'villingen  schwenningen'],
  ['Genève', 'geneve'],
])('%s and %s are the same', (one, other) => {
  expect(searchName(one)).toBe(searchName(other))
})

test('what a name begins with finds it', () => {
  const letters = fc.stringMatching(/^[A-Za-zÄÖÜäöüß -]{1,30}$/)
  fc.assert(
    fc.property(letters, fc.nat(30), (name, length) => {
      const typed = name.slice(0, length)
      // "Sank" is on the way to "Sankt", which is kept as "St".
      fc.pre(!/sank/i.test(name))
      expect(searchName(name).startsWith(searchName(typed))).toBe(true)
    }),
  )
})
