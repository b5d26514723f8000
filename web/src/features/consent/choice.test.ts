import { expect, test } from 'vitest'
import { parseChoice } from './choice.ts'

const url = 'https://zaehlung.example/'
const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-23')
const kept = (parts: object) => JSON.stringify({ analytics: true, recipient: url, at: now, ...parts })

test.each([
  [kept({}), true],
  [kept({ analytics: false }), false],
  [kept({ at: now - 364 * day }), true],
  // A year later, for another server, and for what is no choice we ask again.
  [kept({ at: now - 365 * day }), null],
  [kept({ recipient: 'https://andere.example/' }), null],
  [kept({ analytics: 'yes' }), null],
  ['null', null],
  ['{', null],
  [null, null],
])('%s means %s', (text, choice) => {
  expect(parseChoice(text, url, now)).toBe(choice)
})
