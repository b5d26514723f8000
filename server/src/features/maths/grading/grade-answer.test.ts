import { maxAnswerLength } from '@tandem/contract/maths/exercises'
import { texOf } from '@tandem/contract/maths/formula-tex'
import { parseFormula } from '@tandem/contract/maths/parse-formula'
import { expect, test } from 'vitest'
import { expression, mistake } from '../exercises/answers.ts'
import { corpus } from './corpus.testing.ts'
import { gradeAnswer } from './grade-answer.ts'

test('no answer of the corpus gets a wrong verdict', () => {
  const cases = corpus.flatMap(({ answer, ...lists }) =>
    Object.entries(lists).flatMap(([verdict, answers]) =>
      answers.map((given) => ({
        solution: answer.solution,
        given: given.slice(0, 60),
        verdict,
        found: gradeAnswer(answer, [], given).verdict,
      })),
    ),
  )
  expect(cases.length).toBeGreaterThanOrEqual(400)
  expect(cases.filter(({ verdict, found }) => verdict !== found)).toEqual([])
})

test('a known misconception is answered, also in another form', () => {
  const mistakes = [mistake('x^6', 'multipliziert', 'multiplied')]
  const graded = gradeAnswer(expression('x^5', 'power'), mistakes, 'x^2·x^4')
  expect(graded).toEqual({ verdict: 'wrong', says: { de: 'multipliziert', en: 'multiplied' } })
})

test('hostile answers are bounded: by their length, their depth, and the work they may cause', () => {
  const answer = expression('x+1')
  const problem = (given: string) => gradeAnswer(answer, [], given).problem
  expect(problem('1'.repeat(maxAnswerLength + 1))).toBe('too_long')
  expect(problem(`${'('.repeat(60)}x${')'.repeat(60)}`)).toBe('too_deep')
  expect(problem('√'.repeat(100))).toBe('too_deep')
  const started = process.cpuUsage()
  for (const part of ['9^', '(x+1)^', 'sin ', 'x!^', '|x|']) {
    for (let round = 0; round < 50; round++) gradeAnswer(answer, [], `${part.repeat(190 / part.length)}2`)
  }
  expect(process.cpuUsage(started).user / 250).toBeLessThan(5000)
})

test('a formula is set as it was read, with the decimal sign of the language', () => {
  const tex = (text: string, locale: 'de' | 'en' = 'de') => {
    const read = parseFormula(text)
    return 'formula' in read ? texOf(read.formula, locale) : read.problem
  }
  expect(tex('1/2x')).toBe('\\frac{1}{2}\\,x')
  expect(tex('(x+1)^2/3')).toBe('\\frac{\\left(x+1\\right)^{2}}{3}')
  expect(tex('1,5*2')).toBe('1{,}5 \\cdot 2')
  expect(tex('1,5*2', 'en')).toBe('1.5 \\cdot 2')
  expect(tex('-sqrt(2)-(x-1)')).toBe('-\\sqrt{2}-\\left(x-1\\right)')
  expect(tex('sin²(x)')).toBe('\\sin\\left(x\\right)^{2}')
})
