import { expect, test } from 'vitest'
import { placeHighlight } from './place-highlight.ts'

const offer = { title: 'Informatik', company: { name: 'Acme Bank' } }
const marked = (highlight: string) => placeHighlight({ ...offer, highlight })

test('what the card shows anyway is marked there', () => {
  expect(marked('\u0002Informatik\u0003').title).toBe('\u0002Informatik\u0003')
  expect(marked('\u0002Informatik\u0003').snippet).toBe('')
  expect(marked('Acme \u0002Bank\u0003').companyName).toBe('Acme \u0002Bank\u0003')
})

test('what it does not show gets a line of its own', () => {
  const text = 'Aufgaben in der \u0002Sicherheit\u0003'
  expect(marked(text)).toEqual({ title: 'Informatik', companyName: 'Acme Bank', snippet: text })
  expect(marked('').snippet).toBe('')
})
