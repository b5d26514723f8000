import { CompanySavedSearchBody } from '@tandem/contract/saved-searches'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeName } from './useProposedName.ts'

const words = {
  everything: 'Alle Angebote',
  around: (what: string, place: string) => `${what} um ${place}`,
  list: (all: string[]) => all.join(' und '),
}

test('a name tells the subject and the place', () => {
  expect(proposeName(['Informatik'], ['Ulm'], words)).toBe('Informatik um Ulm')
  expect(proposeName(['Informatik', 'Physik', 'BWL'], [], words)).toBe('Informatik und Physik')
  expect(proposeName([], ['Ulm'], words)).toBe('Alle Angebote um Ulm')
  expect(proposeName([], [], words)).toBe('Alle Angebote')
})

test('every proposal is a name that can be saved', () => {
  const word = fc.string({ minLength: 1, maxLength: 200 }).filter((each) => each.trim() === each)
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (what, places) => {
      const name = proposeName(what, places, words)
      expect(CompanySavedSearchBody.shape.name.safeParse(name).data).toBe(name)
    }),
  )
})
