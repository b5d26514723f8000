import { expect, test } from 'vitest'
import { formatGrade, parseGrade } from './grade.ts'

test.each([
  ['1,9', 1.9],
  ['1.9', 1.9],
  [' 2 ', 2],
  ['3,', 3],
  ['', null],
  ['   ', null],
])('reads %j as %j', (text, grade) => {
  expect(parseGrade(text)).toBe(grade)
})

test.each(['gut', '1,9,0', '10', '-1', '1e1'])('refuses %j', (text) => {
  expect(parseGrade(text)).toBeNaN()
})

test('shows one decimal in the reader’s locale', () => {
  expect(formatGrade(2, 'de')).toBe('2,0')
  expect(formatGrade(1.9, 'en')).toBe('1.9')
})
