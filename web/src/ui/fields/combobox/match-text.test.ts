import { expect, test } from 'vitest'
import { findMatching, matchesText } from './match-text.ts'

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

const courses = [
  'Informatik',
  'Wirtschaftsinformatik',
  'Bauwesen – Projektmanagement',
  'Maschinenbau',
  'Ökonomie',
]
const find = (typed: string) => findMatching(courses, typed, (course) => course)

test('what is written right finds what has it, in the order of the options', () => {
  expect(find('informatik')).toEqual(['Informatik', 'Wirtschaftsinformatik'])
  expect(find('')).toEqual(courses)
})

test.each([
  ['infromatik', ['Informatik']],
  ['Infomratik', ['Informatik']],
  ['maschienenbau', ['Maschinenbau']],
  ['wirtschaftsinfromatik', ['Wirtschaftsinformatik']],
  ['projektmanagment bauwsen', ['Bauwesen – Projektmanagement']],
  ['oekonomie', ['Ökonomie']],
  ['zahnmedizin', []],
  ['xyz', []],
])('%j still finds %j', (typed, found) => {
  expect(find(typed)).toEqual(found)
})
