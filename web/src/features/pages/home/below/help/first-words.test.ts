import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('of a text with links and marks the first paragraph is told, in one line', () => {
  expect(firstWords('Ja, **sofort**\nund [hier](/faq).\n\nDann mehr.')).toBe('Ja, sofort und hier.')
  expect(firstWords('')).toBe('')
})
