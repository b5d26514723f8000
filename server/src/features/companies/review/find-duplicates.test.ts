import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDuplicates, isOfWebsite } from './find-duplicates.ts'

const company = (part: { name?: string; www?: string; phone?: string }, id = 'other') => ({
  id,
  name: '',
  www: '',
  phone: '',
  ...part,
})
const reasons = (a: Parameters<typeof company>[0], b: Parameters<typeof company>[0]) =>
  findDuplicates(company(a, 'own'), [company(b)])[0]?.reasons ?? []

describe('two names are one company’s', () => {
  test.each([
    ['Müller Maschinenbau GmbH', 'Mueller Maschinenbau'],
    ['Müller Maschinenbau GmbH', 'MULLER-MASCHINENBAU AG'],
    ['Rollgut Transporte GmbH & Co. KG', 'Rollgut Transporte'],
    ['Rollgut Transporte GmbH & Co. KG', 'Rollgut Transport GmbH'],
    ['Bau & Boden', 'Bau und Boden UG (haftungsbeschränkt)'],
    ['Sportfreunde e. V.', 'Sportfreunde e.V.'],
    ['Steinpilz Feinkost GmbH', 'Feinkost Steinpilz'],
    ['Straßenwerk', 'Strassenwerk gGmbH'],
  ])('%s, %s', (a, b) => {
    expect(reasons({ name: a }, { name: b })).toEqual(['name'])
  })
})

describe('two names are two companies’', () => {
  test.each([
    ['Meyer', 'Beyer'],
    ['Steinpilz Feinkost GmbH', 'Steinpilz Gastro OHG'],
    ['GmbH', 'AG'],
    ['Stadtwerke Ulm', 'Stadtwerke Köln'],
  ])('%s, %s', (a, b) => {
    expect(reasons({ name: a }, { name: b })).toEqual([])
  })
})

test.each([
  ['https://www.acme.de/karriere', 'acme.de', true],
  ['HTTP://Acme.de:443/', 'www.acme.de.', true],
  ['müller.de', 'https://xn--mller-kva.de', true],
  ['facebook.com/acme', 'https://www.facebook.com/acme/', true],
  ['facebook.com/acme', 'facebook.com/other', false],
  ['acme.de', 'acme.com', false],
  ['', '', false],
  ['http://', 'http://', false],
])('the web addresses %s and %s are one: %s', (a, b, same) => {
  expect(reasons({ www: a }, { www: b })).toEqual(same ? ['website'] : [])
})

test.each([
  ['0721 12345-6', '+49 (0)721 123456', true],
  ['0049 721 123456', '0721/123456', true],
  ['110', '110', false],
])('the numbers %s and %s are one: %s', (a, b, same) => {
  expect(reasons({ phone: a }, { phone: b })).toEqual(same ? ['phone'] : [])
})

test('a company is no duplicate of itself, and the most alike come first', () => {
  const own = company({ name: 'Acme GmbH', www: 'acme.de' }, 'own')
  const byName = company({ name: 'ACME' }, 'by name')
  const byBoth = company({ name: 'Acme AG', www: 'www.acme.de' }, 'by both')
  const found = findDuplicates(own, [own, byName, byBoth]).map(({ company: { id } }) => id)
  expect(found).toEqual(['by both', 'by name'])
})

test.each([
  ['eva@acme.de', 'https://www.acme.de', true],
  ['eva@mail.acme.de', 'acme.de', true],
  ['eva@acme.de', 'karriere.acme.de', true],
  ['eva@notacme.de', 'acme.de', false],
  ['eva@gmail.com', 'acme.de', false],
  ['eva@acme.de', '', false],
])('%s belongs to %s: %s', (email, www, belongs) => {
  expect(isOfWebsite(email, www)).toBe(belongs)
})

test('whatever is entered, it is compared, and alike in both directions', () => {
  const entered = fc.record({ name: fc.string(), www: fc.string(), phone: fc.string() })
  fc.assert(
    fc.property(entered, entered, (a, b) => {
      expect(reasons(a, b)).toEqual(reasons(b, a))
    }),
  )
})
