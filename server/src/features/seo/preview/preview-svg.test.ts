import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { colours, previewSvg } from './preview-svg.ts'
import { breakLines, widthOf } from './text-paths.ts'

const typeface = { font: 'strong', size: 50 } as const

test('whatever a title is, no line is wider than its place, and there are three at most', () => {
  const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}&.,<>"'’😀-]{1,40}$/u), { maxLength: 30 })
  fc.assert(
    fc.property(words, (title) => {
      const lines = breakLines(title.join(' '), typeface, 1040, 3)
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(widthOf(line, typeface)).toBeLessThanOrEqual(1040)
    }),
    { numRuns: 10 },
  )
})

test('a title that fits is shown whole', () => {
  const title = 'Wann und wo findet die Deltaprüfung statt, und kann ich sie wiederholen?'
  expect(breakLines(title, typeface, 1040, 3).join(' ')).toBe(title)
  expect(breakLines(`${title} `.repeat(9), typeface, 1040, 3).at(-1)).toMatch(/…$/)
})

test('letters are drawn as paths: no font is asked for, and nothing of a title becomes markup', () => {
  const svg = previewSvg({ title: '<script> & "Ž" Ελ Жд', over: '</svg>' })
  expect(svg).not.toMatch(/<text|font-family|<script|&/)
  expect(svg.match(/<\/svg>/g)).toHaveLength(1)
})

test('the colours are those of the design', () => {
  const tokens = readFileSync(join(projectRoot, 'web/src/ui/styles/tokens.css'), 'utf8')
  const names = {
    surface: 'surface',
    text: 'text',
    textMuted: 'text-muted',
    theory: 'color-theory',
    practiceDeco: 'color-practice-deco',
  }
  for (const [name, token] of Object.entries(names)) {
    expect(tokens, token).toContain(`--${token}: ${colours[name as keyof typeof colours]};`)
  }
})
