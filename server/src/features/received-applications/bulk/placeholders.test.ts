import { fillPlaceholders, unfilledPlaceholders } from '@tandem/contract/received-applications/placeholders'
import { readyDeclineNotes, readyReplies } from '@tandem/contract/received-applications/ready-replies'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const facts = {
  firstName: 'Mira',
  lastName: 'Tannhof',
  offer: { de: 'Informatik', en: 'Computer science' },
  company: 'Acme AG',
  writer: 'Jule Kirschgrund',
}

test('what is known is filled in, in both languages and however it is written', () => {
  expect(fillPlaceholders('[Vorname] [ NACHNAME ], [angebot] bei [company]', facts)).toBe(
    'Mira Tannhof, Informatik bei Acme AG',
  )
  expect(fillPlaceholders('[Angebot], [offer]', facts), 'each in its own language').toBe(
    'Informatik, Computer science',
  )
})

test('what is not known stays, and keeps the text from being sent', () => {
  const filled = fillPlaceholders('Am [Datum] in [Ort], [Angebot] und [Datum]', { ...facts, offer: null })
  expect(unfilledPlaceholders(filled)).toEqual(['[Datum]', '[Ort]', '[Angebot]'])
  expect(unfilledPlaceholders('Eckige [] und [\n] sind keine')).toEqual([])
})

test('whatever the text, filling twice changes nothing more, and only what is known goes', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('[Vorname]', '[Datum]', '[offer]'), (text, placeholder) => {
      const once = fillPlaceholders(text + placeholder, facts)
      expect(fillPlaceholders(once, facts)).toBe(once)
      if (placeholder === '[Datum]') expect(once.endsWith(placeholder)).toBe(true)
    }),
  )
})

test('the ready replies have the same open placeholders in both forms, and each one once or more', () => {
  for (const { key, du, formal, en } of [...readyReplies, ...readyDeclineNotes]) {
    const open = (text: string) => unfilledPlaceholders(fillPlaceholders(text, facts)).length
    expect([key, open(formal), open(en)]).toEqual([key, open(du), open(du)])
  }
})
