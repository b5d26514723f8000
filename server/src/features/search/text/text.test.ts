import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forgiven, slipsTo } from './edit-distance.ts'
import { highlight } from './highlight.ts'
import { searchedWords, wordsOf } from './words.ts'

test.each([
  ['Übergröße & Co. KG', ['ubergrosse', 'co', 'kg']],
  ['IT-Sicherheit', ['it', 'sicherheit']],
  ['  …  ', []],
])('%s is %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('of what is typed each word counts once, and at most ten', () => {
  expect(searchedWords('a b a')).toEqual(['a', 'b'])
  expect(searchedWords('a b c d e f g h i j k l')).toHaveLength(10)
})

describe('slips', () => {
  test.each([
    ['informatik', 'informatik', 0],
    ['infromatik', 'informatik', 1],
    ['infomatik', 'informatik', 1],
    ['infrom', 'informatik', 1],
    ['mechatronik', 'elektronik', 4],
  ])('%s → %s: %i', (typed, word, slips) => {
    expect(slipsTo(typed, word)).toBe(slips)
  })

  test('a beginning is none, and one swap is one', () => {
    const word = fc.stringMatching(/^[a-z]{4,20}$/)
    fc.assert(
      fc.property(word, fc.nat(18), (word, at) => {
        expect(slipsTo(word.slice(0, 4), word)).toBe(0)
        const i = at % (word.length - 1)
        const swapped = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
        expect(slipsTo(swapped, word)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('short words and numbers have to be right', () => {
    expect([forgiven('aok'), forgiven('2027'), forgiven('bank'), forgiven('informatik')]).toEqual([
      0, 0, 1, 2,
    ])
  })
})

describe('highlight', () => {
  const query = { typed: ['informatik'], found: new Set(['hauser']) }

  test('marks words, inside of words, and in other forms', () => {
    expect(highlight(['Wirtschaftsinformatik und Häuser'], query)).toBe(
      '\u0002Wirtschaftsinformatik\u0003 und \u0002Häuser\u0003',
    )
  })

  test('is of the first text with a hit', () => {
    expect(highlight(['Titel', 'Die Informatik'], query)).toBe('Die \u0002Informatik\u0003')
    expect(highlight(['Titel'], query)).toBe('')
  })

  test('cuts long texts at words', () => {
    const marked = highlight([`${'Wort '.repeat(100)}Informatik ${'Wort '.repeat(100)}`], query)
    expect(plain(marked)).toMatch(/^… (Wort )+\[Informatik\]( Wort)+ …$/)
    expect(marked.length).toBeLessThan(180)
  })

  test('never loses or adds a letter of what it shows', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 5 }),
        (text, typed) => {
          const marked = highlight([text], { typed: wordsOf(typed), found: new Set() })
          const shown = unmarked(marked).replace(/^… | …$/g, '')
          expect(unmarked(text).replace(/\s+/g, ' ')).toContain(shown)
        },
      ),
    )
  })
})

const plain = (marked: string) => marked.replaceAll('\u0002', '[').replaceAll('\u0003', ']')
const unmarked = (marked: string) => marked.replaceAll('\u0002', '').replaceAll('\u0003', '')
