import { expect, test } from 'vitest'
import { translate } from './translate.ts'

const texts = {
  plain: 'Hallo {{name}}',
  said: 'du',
  said_formal: 'Sie',
  offers_zero: 'keine',
  offers_one: '{{count}} Platz',
  offers_other: '{{count}} Plätze',
  yours_one: 'dein Platz',
  yours_other: 'deine {{count}} Plätze',
  yours_formal_one: 'Ihr Platz',
  yours_formal_other: 'Ihre {{count}} Plätze',
  begins: 'dein Studium',
  begins_formal: 'Ihr Studium',
  begins_jobs: 'deine Stelle',
  begins_jobs_formal: 'Ihre Stelle',
  group: { deep: { key: 'tief' } },
}
const say = (key: string, values?: Record<string, unknown>, isFormal = false) =>
  translate(texts, 'de', key, { values, isFormal })

test('a text is found by its path and filled', () => {
  expect(say('plain', { name: '<b>{{name}}</b>' })).toBe('Hallo <b>{{name}}</b>')
  expect(say('plain')).toBe('Hallo ')
  expect(say('group.deep.key')).toBe('tief')
})

test('what has no text is its key', () => {
  for (const key of ['none', 'group', 'group.none', 'plain.none', 'none.none', 'constructor'])
    expect(say(key)).toBe(key)
  expect(translate(undefined, 'de', 'plain')).toBe('plain')
})

test('a number chooses its variant, also none', () => {
  expect([0, 1, 2].map((count) => say('offers', { count }))).toEqual(['keine', '1 Platz', '2 Plätze'])
  expect(say('yours', { count: 0 })).toBe('deine 0 Plätze')
  expect(say('said', { count: 3 })).toBe('du')
})

test('a formal variant is spoken where there is one', () => {
  expect([say('said', {}, true), say('plain', { name: 'Mira' }, true)]).toEqual(['Sie', 'Hallo Mira'])
  expect([1, 4].map((count) => say('yours', { count }, true))).toEqual(['Ihr Platz', 'Ihre 4 Plätze'])
  expect(say('offers', { count: 0 }, true)).toBe('keine')
})

test('a variant for jobs comes before the one for studies, however it addresses', () => {
  const ofJobs = (key: string, isFormal: boolean) =>
    translate(texts, 'de', key, { isFormal, isJobs: true, values: { count: 1 } })
  expect([false, true].map((isFormal) => ofJobs('begins', isFormal))).toEqual(['deine Stelle', 'Ihre Stelle'])
  expect([false, true].map((isFormal) => ofJobs('yours', isFormal))).toEqual(['dein Platz', 'Ihr Platz'])
  expect([false, true].map((isFormal) => say('begins', {}, isFormal))).toEqual([
    'dein Studium',
    'Ihr Studium',
  ])
})
