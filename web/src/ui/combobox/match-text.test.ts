import { expect, test } from 'vitest'
import { matchesText } from './match-text.ts'

test.each([
  ['Ökonomie', 'okonomie'],
  ['Wirtschaftsinformatik – Data Science', 'data wirtschaft'],
  ['Straßenbau', 'strasse'],
  ['Informatik', ''],
])('%j is found by %j', (text, typed) => {
  expect(matchesText(text, typed)).toBe(true)
})

test('every word must occur', () => {
  expect(matchesText('Maschinenbau', 'maschinen elektro')).toBe(false)
})
