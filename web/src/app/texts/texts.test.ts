import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'

test('the English texts use the words of docs/glossary.md', () => {
  const others =
    /\bsign(s|ed|ing)? (in|out)\b|cooperative|\bstudy interests?\b|postal code|school-leaving|sought|did not answer|\b(whoever|is told|are told|suffices)\b/i
  expect(textsOf(en).filter(({ text }) => others.test(text))).toEqual([])
})

test('nothing is exclaimed', () => {
  expect([...textsOf(de), ...textsOf(en)].filter(({ text }) => text.includes('!'))).toEqual([])
})

test('what says du in German can say Sie as well', () => {
  const texts = textsOf(de)
  const paths = new Set(texts.map(({ path }) => path))
  const informal = texts.filter(({ text }) => /\b(du|dir|dich|dein(e[mnrs]?)?|euch)\b/i.test(text))
  expect(informal.length).toBeGreaterThan(50)
  // A plural's ending comes last, or the variant is never spoken.
  const formalOf = (path: string) => path.replace(/(_zero|_one|_other)?$/, '_formal$1')
  expect(informal.filter(({ path }) => !paths.has(formalOf(path)))).toEqual([])
})

test('no text has typewriter quotes or dots', () => {
  expect([...textsOf(de), ...textsOf(en)].filter(({ text }) => /["']|\.\.\./.test(text))).toEqual([])
})

test('that the server did not respond is said by one text', () => {
  for (const texts of [de, en]) {
    const { unreached } = texts.common.notifications
    expect(textsOf(texts).filter(({ text }) => text === unreached)).toHaveLength(1)
  }
})

test('the map names all that data/SOURCES.md says it is drawn from', () => {
  for (const { sources } of [de.searchMap, en.searchMap]) {
    for (const source of ['BKG', 'OpenStreetMap', 'ODbL', 'GeoNames', 'CC BY 4.0', 'Natural Earth']) {
      expect(sources).toContain(source)
    }
  }
})

type Texts = { [key: string]: string | Texts }

function textsOf(texts: Texts, above = ''): { path: string; text: string }[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ path: above + key, text }] : textsOf(text, `${above}${key}.`),
  )
}
