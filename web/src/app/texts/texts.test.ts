import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'

test('the English texts use the words of docs/glossary.md', () => {
  const others =
    /\bsign(s|ed|ing)? (in|out)\b|cooperative|\bstudy interests?\b|postal code|school-leaving|study courses?|counselling|examinations?|sought|did not answer|(?<!\{)\bemails?\b|\b(whoever|is told|are told|suffices)\b/i
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

test('a number stays with its unit, a day with its month, an abbreviation in one piece', () => {
  const months =
    'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December'
  const torn = new RegExp(`(\\d|\\}\\}) (km|KB|MB|Uhr|%|€)|\\bz\\. B\\.|\\d\\.? (${months})\\b`)
  expect([...textsOf(de), ...textsOf(en)].filter(({ text }) => torn.test(text))).toEqual([])
})

test.each([
  [en.common.messages_zero, 'no new messages'],
  [en.common.messages_one, '1 new message'],
  [en.common.messages_other, '{{count}} new messages'],
  [en.common.notifications.needToLogin.title, 'Need to login'],
  [en.common.notifications.needToLogin.text, 'Please login first'],
  [en.common.notifications.authenticationError.title, 'Authentication error'],
  [en.common.notifications.serverError.title, 'Server Error'],
  [
    en.common.notifications.serverError.text,
    'An error occurred while retrieving your account information. Please try again later.',
  ],
  [en.signIn.login.invalid, 'Login not possible. The user name and / or the password are invalid.'],
  [
    de.signIn.login.invalid,
    'Login leider nicht möglich. Der Benutzername und / oder das Passwort sind ungültig.',
  ],
  [en.savedSearches.save.name, 'Name of search'],
])('the specification’s own message stands word for word: %s', (text, specified) => {
  expect(text).toBe(specified)
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
