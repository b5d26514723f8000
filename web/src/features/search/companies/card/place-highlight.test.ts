import { expect, test } from 'vitest'
import { placeHighlight } from './place-highlight.ts'

const studyInterests = ['Informatik', 'Maschinenbau', 'Elektrotechnik'].map((name) => ({ id: name, name }))
const company = { name: 'Acme Bank', industry: 'Banken', town: 'Ulm', studyInterests }
const marked = (highlight: string) => placeHighlight({ ...company, highlight })

test('what the card shows anyway is marked there', () => {
  expect(marked('Acme \u0002Bank\u0003')).toMatchObject({ name: 'Acme \u0002Bank\u0003', snippet: '' })
  expect(marked('\u0002Banken\u0003')).toMatchObject({ industry: '\u0002Banken\u0003', snippet: '' })
  expect(marked('\u0002Ulm\u0003').snippet).toBe('')
})

test('courses take the place of those that the card names, also cut ones', () => {
  for (const text of [
    'Informatik, \u0002Maschinenbau\u0003, Elektrotechnik',
    '… \u0002Maschinenbau\u0003, …',
  ]) {
    expect(marked(text)).toMatchObject({ courses: text, snippet: '' })
  }
})

test('what it does not show gets a line of its own', () => {
  const text = 'Wir bauen \u0002Roboter\u0003 …'
  expect(marked(text)).toEqual({ name: 'Acme Bank', industry: 'Banken', courses: '', snippet: text })
  expect(marked('')).toMatchObject({ courses: '', snippet: '' })
})
