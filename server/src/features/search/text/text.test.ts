import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('edit distance', () => {
  test.each([
    ['informatik', 'informatik', 0],
    ['infromatik', 'informatik', 1],
    ['infomatik', 'informatik', 1],
    ['infrom', 'informatik', 1],
    ['mechatronik', 'elektronik', 4],
  ])('%s → %s: %i', (typed, word, edits) => {
    expect(editDistance(typed, word)).toBe(edits)
  })

  test('a beginning costs nothing, and one swap costs one', () => {
    const word = fc.stringMatching(/^[a-z]{4,20}$/)
    fc.assert(
      fc.property(word, fc.nat(18), (word, at) => {
        expect(editDistance(word.slice(0, 4), word)).toBe(0)
        const i = at % (word.length - 1)
        const swapped = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2)
        expect(editDistance(swapped, word)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('no edits are allowed in short words and numbers', () => {
    expect([
      allowedEdits('aok'),
      allowedEdits('2027'),
      allowedEdits('bank'),
      allowedEdits('informatik'),
    ]).toEqual([0, 0, 1, 2])
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
