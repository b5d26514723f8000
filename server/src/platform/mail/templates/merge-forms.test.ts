import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, findUnknown, type MailTemplate } from './mail-template.ts'
import { mergeForms } from './merge-forms.ts'

test('du and Sie become one text that says both where they differ', () => {
  expect(mergeForms('Bitte bestätige deine Adresse', 'Bitte bestätigen Sie Ihre Adresse')).toBe(
    'Bitte {bestätige deine|bestätigen Sie Ihre} Adresse',
  )
  expect(mergeForms('Melde dich an.\n\nGut.', 'Bitte melden Sie sich an.\n\nGut.')).toBe(
    '{Melde dich|Bitte melden Sie sich} an.\n\nGut.',
  )
  expect(mergeForms('Ja, komm', 'Ja, gern komm')).toBe('{Ja,|Ja, gern} komm')
})

const plain = {
  ...{ subject: '', preview: '', heading: '', paragraphs: [], afterwards: [] },
  action: { label: '', href: 'https://example.org/' },
}
const template = (bodyDe: string, more: Partial<MailTemplate> = {}): MailTemplate => ({
  ...{ titleDe: 'T', titleEn: '', headingDe: 'H', headingEn: '', bodyDe, bodyEn: '' },
  ...{ buttonDe: 'B', buttonEn: '', smallDe: '', smallEn: '', ...more },
})
const fill = (body: string, isDu: boolean, words: Record<string, string> = {}) =>
  fillTemplate(template(body), plain, words, { locale: 'de', isDu }).paragraphs

test('each form comes out of the one text as it went in', () => {
  const word = fc.constantFrom('du', 'Sie', 'bitte', 'komm', 'kommen', '{firstName}', 'heute.')
  const text = fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
  const asText = (paragraphs: string[][]) => paragraphs.map((words) => words.join(' ')).join('\n\n')
  fc.assert(
    fc.property(text, text, (du, sie) => {
      const merged = mergeForms(asText(du), asText(sie))
      expect(fill(merged, true).join('\n\n')).toBe(asText(du))
      expect(fill(merged, false).join('\n\n')).toBe(asText(sie))
    }),
  )
})

test('what is filled in is not read again, and English that is missing is German', () => {
  const words = { firstName: '{lastName}', lastName: 'Weiß' }
  expect(fill('Hallo {firstName},\n\n{du|Sie {lastName}}', false, words)).toEqual([
    'Hallo {lastName},',
    'Sie Weiß',
  ])
  const half = template('Hallo', { titleEn: 'Hello' })
  const english = fillTemplate(half, plain, {}, { locale: 'en', isDu: true })
  expect(english).toMatchObject({ subject: 'Hello', heading: 'H', paragraphs: ['Hallo'], preview: 'Hallo' })
  expect(english.action).toEqual({ label: 'B', href: 'https://example.org/' })
})

test.each([
  ['{firstName} und {du|Sie, {firstName}}', null],
  ['Hallo {vorname}', '{vorname}'],
  ['Hallo {firstName', '{firstName'],
  ['Hallo firstName}', '}'],
  ['{du|{wer}}', '{wer}'],
])('“%s” holds what nobody fills in: %s', (body, name) => {
  expect(findUnknown(template(body), ['firstName'])).toEqual(name && { part: 'bodyDe', name })
})
