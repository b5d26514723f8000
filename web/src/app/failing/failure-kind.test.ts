import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { failureKindOf } from './failure-kind.ts'

const chunk = (words: string) => new TypeError(words)

test.for([
  ['unreached', new NetworkError('/api/settings')],
  ['chunk', chunk('Failed to fetch dynamically imported module: https://x/assets/Faq.js')],
  ['chunk', chunk('error loading dynamically imported module: https://x/assets/Faq.js')],
  ['chunk', chunk('Importing a module script failed.')],
  ['chunk', new Error('Unable to preload CSS for /assets/Faq.css')],
  ['server', new ApiError(500, null)],
  ['unreached', new ApiError(502, null)],
  ['bug', new TypeError('x is undefined')],
  ['bug', null],
] as const)('%s: %s', ([kind, error]) => {
  expect(failureKindOf(error, false)).toBe(kind)
})

test('without a connection nothing else is to blame', () => {
  expect(failureKindOf(new NetworkError('/api/settings'), true)).toBe('offline')
  expect(failureKindOf(chunk('Importing a module script failed.'), true)).toBe('offline')
  expect(failureKindOf(new TypeError('x is undefined'), true)).toBe('bug')
})
