import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOverlyComplex } from './read-bodies.ts'

describe('a JSON body is refused before it is read', () => {
  test.each([
    [
      'with very many keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [n, n]))),
    ],
    ['with very many entries', JSON.stringify(Array.from({ length: 20_000 }, () => ({})))],
    ['that is very deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['that is very deep and never ends', '{"a":'.repeat(20_000)],
  ])('%s', (_, json) => {
    expect(isOverlyComplex(json)).toBe(true)
  })
})

test('texts count as one value, whatever stands in them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
      const padded = `${text}${'[{,'.repeat(6000)}${text}\\`
      expect(isOverlyComplex(JSON.stringify({ [padded]: padded }))).toBe(false)
      expect(isOverlyComplex(JSON.stringify([padded, Array(5000).fill(0)]))).toBe(true)
    }),
  )
})
