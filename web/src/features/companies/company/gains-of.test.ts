import { expect, test } from 'vitest'
import { gainsOf } from './gains-of.ts'

const offer = (parts: Partial<Parameters<typeof gainsOf>[0][number]> = {}) => ({
  ...{ salary: [], years: [], locations: [], studyInterest: null, ...parts },
})
const at = (town: string) => ({ town, postalCode: '76133', street: '', latitude: 49, longitude: 8.4 })

test('pay runs from the least to the most of all offers, each place, degree and open year once', () => {
  const offers = [
    offer({
      salary: [1200, 1400],
      studyInterest: { id: '1', name: 'Informatik', degree: 'B.Sc.' },
      locations: [at('Ulm'), at('Karlsruhe')],
      years: [
        { year: 2028, total: 2, free: 1 },
        { year: 2026, total: 2, free: 0 },
      ],
    }),
    offer({
      salary: [1150],
      studyInterest: { id: '2', name: 'BWL', degree: 'B.A.' },
      locations: [at('Ulm')],
      years: [{ year: 2027, total: 1, free: 1 }],
    }),
  ]
  expect(gainsOf(offers)).toEqual({
    pay: { least: 1150, most: 1400 },
    degrees: ['B.A.', 'B.Sc.'],
    courses: ['Informatik', 'BWL'],
    towns: ['Ulm', 'Karlsruhe'],
    years: [2027, 2028],
    benefits: [],
  })
})

test('what most offers bring comes first, each line once, without whole paragraphs', () => {
  const saying = (text: string, translated = true) => offer({ benefits: { text, translated } })
  const offers = [
    saying(`30 Tage Urlaub\n- Gleitzeit\nGleitzeit\n${'So viel auf einmal '.repeat(6)}`),
    saying('Gleitzeit\nFahrkarte', false),
    offer(),
  ]
  expect(gainsOf(offers).benefits).toEqual([
    { text: 'Gleitzeit', translated: false, offers: 2 },
    { text: '30 Tage Urlaub', translated: true, offers: 1 },
    { text: 'Fahrkarte', translated: false, offers: 1 },
  ])
  const many = Array.from({ length: 9 }, (_, n) => `Zeile ${n}`).join('\n')
  expect(gainsOf([saying(many)]).benefits).toHaveLength(6)
})

test('what no offer says stays empty', () => {
  const nothing = { pay: null, degrees: [], courses: [], towns: [], years: [], benefits: [] }
  expect(gainsOf([offer()])).toEqual(nothing)
  expect(gainsOf([])).toEqual(nothing)
})
