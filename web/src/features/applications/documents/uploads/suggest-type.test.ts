import { expect, test } from 'vitest'
import { suggestType } from './suggest-type.ts'

const all = [
  ...['cover_letter', 'cv', 'school_certificates', 'further_proofs'],
  ...['delta_result', 'counselling_certificate', 'other'],
]

test.for([
  ['Lebenslauf_Mira.pdf', 'cv'],
  ['CV 2026.docx', 'cv'],
  ['Mira-CV.pdf', 'cv'],
  ['Zeugnis 10b.jpg', 'school_certificates'],
  ['ABITUR.PDF', 'school_certificates'],
  ['Praktikumszeugnis Werkhof.pdf', 'further_proofs'],
  ['Motivationsschreiben.pdf', 'cover_letter'],
  ['Bescheid-Deltaprüfung.pdf', 'delta_result'],
  ['Deltapru\u0308fung.pdf', 'delta_result'],
  ['Nachweis Beratungsgespräch.pdf', 'counselling_certificate'],
  ['IMG_2034.jpg', 'other'],
  ['image.png', 'other'],
] as const)('%s is %s', ([name, type]) => {
  expect(suggestType(name, all)).toBe(type)
})

test('only a type that is offered is suggested', () => {
  expect(suggestType('Anschreiben.pdf', ['cv', 'other'])).toBe('other')
  expect(suggestType('Anschreiben.pdf', ['cv'])).toBe('cv')
})
