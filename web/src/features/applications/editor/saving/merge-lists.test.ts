import { expect, it } from 'vitest'
import { mergeLists } from './merge-lists.ts'

const school = { academyName: 'Schule', academicTitle: '', from: null, to: null }

it('joins two lists, each entry once', () => {
  const other = { ...school, academyName: 'Andere' }
  const third = { ...school, academyName: 'Dritte' }
  expect(mergeLists('education', [school, other], [school, third])).toEqual([school, other, third])
  expect(mergeLists('desiredYears', [2027], [2028])).toEqual([2027, 2028])
})

it('takes the language from here where both name it', () => {
  const here = [{ name: 'en', rating: 'basics' as const }]
  const there = [
    { name: 'en', rating: 'expert' as const },
    { name: 'fr', rating: 'basics' as const },
  ]
  expect(mergeLists('languages', here, there)).toEqual([...here, there[1]])
})

it('is no third way where it would be one of the two, no list, or too long', () => {
  expect(mergeLists('desiredYears', [2027, 2028], [2028])).toBe(null)
  expect(mergeLists('desiredYears', [2027], [2028, 2027])).toBe(null)
  expect(mergeLists('aboutMe', 'Hier', 'Dort')).toBe(null)
  expect(mergeLists('desiredYears', [2026, 2027, 2028], [2029, 2030, 2031, 2032])).toBe(null)
})
