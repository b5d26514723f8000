import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeMatch } from '../words/describe-match.ts'
import { goldenCases, lena, nothing, perfectPosition, towns } from './golden-cases.testing.ts'
import type { Position, Seeker } from './match-input.ts'
import { scoreMatch, seeksSomething } from './score-match.ts'
import { preferenceWeights, requirementWeights } from './weights.ts'

const languageNames = new Map([
  ['en', 'Englisch'],
  ['fr', 'Französisch'],
])
const scored = ({ seeker, position }: { seeker?: Partial<Seeker>; position?: Partial<Position> }) =>
  scoreMatch({ ...lena, ...seeker }, { ...perfectPosition, ...position })

describe('golden cases', () => {
  test('there are 34', () => expect(goldenCases).toHaveLength(34))

  test.each(goldenCases)('$name', ({ expected, reason, ...pair }) => {
    const match = describeMatch(scored(pair), 'de', languageNames)
    expect([match.applicant, match.company, match.total]).toEqual(expected)
    expect(match.reasons.map(({ text }) => text)).toContain(reason)
  })

  test('best first, they stand in this order', () => {
    const order = goldenCases
      .map((each) => ({ name: each.name, total: scored(each).total }))
      .toSorted((a, b) => b.total - a.total)
      .map(({ name }) => name)
    const expected = goldenCases.toSorted((a, b) => b.expected[2] - a.expected[2]).map(({ name }) => name)
    expect(order).toEqual(expected)
  })
})

test('the weights are those of the written table, and each side’s make 100', () => {
  const table = readFileSync(resolve(import.meta.dirname, '../../../../../docs/matching.md'), 'utf8')
  const written = [...table.matchAll(/^\| `(\w+)` \| ([\d.]+) \|/gm)].map(([, name, weight]) => [
    name,
    Number(weight),
  ])
  expect(Object.fromEntries(written)).toEqual({ ...preferenceWeights, ...requirementWeights })
  const sum = (weights: object) => Object.values(weights).reduce((a, b) => a + b, 0)
  expect([sum(preferenceWeights), sum(requirementWeights)]).toEqual([100, 100])
})

test('what starts earlier, or in no certain level, is put in words of its own', () => {
  const texts = (position: Partial<Position>, locale: 'de' | 'en') =>
    describeMatch(scored({ position }), locale, languageNames).reasons.map(({ text }) => text)
  expect(texts({ years: [{ year: 2026, free: 1 }] }, 'de')).toContain('Beginn schon 2026')
  expect(texts({ languages: [{ code: 'en', minimumLevel: 0 }] }, 'de')).toContain('Englisch erreicht')
  expect(texts({ languages: [{ code: 'fr', minimumLevel: 0 }] }, 'en')).toContain('Französisch wanted')
})

test('beside its name each criterion has a finding, and what is wanted where that says more', () => {
  const { reasons } = describeMatch(
    scored({
      seeker: { maths: [{ module: 'vectors', rating: 2 }] },
      position: {
        locations: [towns.mannheim],
        languages: [{ code: 'en', minimumLevel: 6 }],
        maths: [{ module: 'vectors', minimumRating: 4 }],
      },
    }),
    'de',
    languageNames,
  )
  expect(reasons.map(({ criterion, finding, wanted }) => [criterion, finding, wanted])).toEqual([
    ['study_interest', 'wie gewünscht', null],
    ['distance', '54\u00a0km', 'Gesucht: bis 25\u00a0km'],
    ['start_year', '2027', null],
    ['work_languages', 'bekannt', null],
    ['qualification', 'genügt', null],
    ['grade', '1,9', 'Gesucht: bis 2,5'],
    ['languages', 'Englisch C1', 'Gesucht: C2'],
    ['expertises', '1 von 1', null],
    ['documents', 'vollständig', null],
    ['maths', 'Vektoren: Stufe 2', 'Gesucht: ab Stufe 4 von 6'],
  ])
})

test('who shares some of the modules asked for is said to share some, never what the others are', () => {
  const expected = ['powers', 'vectors', 'integrals'].map((module) => ({ module, minimumRating: 5 }))
  const mathsIn = (locale: 'de' | 'en') =>
    describeMatch(scored({ position: { maths: expected } }), locale, languageNames).reasons.at(-1)
  expect(mathsIn('de')).toMatchObject({
    ...{ fit: 'fits', text: 'Mathe wie gewünscht' },
    wanted: '1 von 3 gewünschten Gebieten geteilt',
  })
  expect(mathsIn('en')).toMatchObject({
    ...{ fit: 'fits', text: 'Maths as preferred' },
    wanted: '1 of 3 preferred areas shared',
  })
})

test('whoever seeks nothing has no match', () => {
  expect(seeksSomething(nothing)).toBe(false)
  expect(seeksSomething({ ...nothing, desiredYears: [2027] })).toBe(true)
})
