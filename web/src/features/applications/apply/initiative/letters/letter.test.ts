import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonLetter, followLetter, letterTo } from './letter.ts'

const mark = '[Unternehmen]'
const companies = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3,8} (GmbH|AG)$/), { minLength: 1, maxLength: 6 })
const words = fc.array(fc.oneof(fc.constant(mark), fc.stringMatching(/^[a-z ,.]{0,30}$/)), { maxLength: 8 })
const texts = words.map((parts) => parts.join(' '))

test('the name stands in its place, in both languages and whatever it is made of', () => {
  expect(letterTo('A & $& B', 'An [Unternehmen] und [ company ].')).toBe('An A & $& B und A & $& B.')
  expect(letterTo('Werkhof', 'Am [Datum]')).toBe('Am [Datum]')
})

test('the common letter is found again in what was written to each', () => {
  fc.assert(
    fc.property(companies, texts, (names, text) => {
      const drafts = names.map((company) => ({ company, letter: letterTo(company, text) }))
      expect(commonLetter(drafts, mark)).toBe(text)
    }),
  )
})

test('a letter that was changed by hand stays, all others follow', () => {
  fc.assert(
    fc.property(companies, texts, texts, (names, before, after) => {
      const [own, ...others] = names.map((company) => ({ company, letter: letterTo(company, before) }))
      const changed = { company: own?.company ?? '', letter: `${own?.letter}!` }
      const next = followLetter([changed, ...others], before, after)
      expect(next[0]).toEqual(changed)
      expect(next.slice(1)).toEqual(
        others.map(({ company }) => ({ company, letter: letterTo(company, after) })),
      )
    }),
  )
})
