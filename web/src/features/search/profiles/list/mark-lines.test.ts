import { expect, test } from 'vitest'
import { markLines } from './mark-lines.ts'

const lines = { name: 'Mira Tannhof', courses: 'Informatik, Data Science' }

test('what was found is marked in the line that says it', () => {
  expect(markLines(lines, '\u0002Data\u0003 Science')).toEqual({
    lines: { ...lines, courses: 'Informatik, \u0002Data\u0003 Science' },
    rest: '',
  })
})

test('what no line says is told apart', () => {
  expect(markLines(lines, '… spiele \u0002Fußball\u0003 …')).toEqual({
    lines,
    rest: '… spiele \u0002Fußball\u0003 …',
  })
  expect(markLines(lines, '')).toEqual({ lines, rest: '' })
})
