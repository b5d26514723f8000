import { expect, test } from 'vitest'
import { requestLocale } from './locale.ts'

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['de;q=0.1,en;q=0.2', 'en'],
  ['fr-FR,en;q=0.3', 'en'],
  ['fr, es;q=0.5', 'de'],
  ['en;q=0', 'de'],
  ['en;q=0, *', 'de'],
  ['EN-us', 'en'],
  ['english', 'de'],
  ['en;q=nonsense', 'de'],
  [`${'x,'.repeat(10_000)}en`, 'de'],
])('%j is answered in %s', (header, locale) => {
  expect(requestLocale(header)).toBe(locale)
})
