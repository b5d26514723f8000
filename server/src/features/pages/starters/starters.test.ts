import { pageKeys } from '@tandem/contract/pages'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import { screens } from '@tandem/contract/screens'
import { Settings } from '@tandem/contract/setting-values'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { readDefaultFaq } from './default-faq.ts'
import { readDefaultPages } from './default-pages.ts'

const pages = await readDefaultPages()
const topics = await readDefaultFaq()
const questions = topics.flatMap(({ audience, questions }) =>
  questions.map((question) => ({ ...question, audience })),
)

/** What no English text of ours says, as in the interface (`web/src/app/texts/texts.test.ts`). */
const awkward = /\b(?:whoever|(?:is|are) told|suffices)\b/i

test('the default pages are whole, alike in both languages, and Markdown without HTML', () => {
  expect(pages.map(({ key }) => key)).toEqual([...pageKeys])
  for (const { key, titleDe, titleEn, bodyDe, bodyEn } of pages) {
    expect(titleDe && titleEn, key).toBeTruthy()
    expect(bodyDe, key).toContain('{universityName}')
    expect(outline(bodyEn), key).toEqual(outline(bodyDe))
    for (const text of [bodyDe, bodyEn]) {
      expect(text, key).not.toMatch(/<|&\w+;/)
      expect(text, key).not.toMatch(awkward)
      // A number stays with its section, its article or its unit.
      expect(text, key).not.toMatch(/§ \d|\b(?:Art|Abs|Nr)\. \d|\d (?:Tage|Stunden|%)/)
      expect(deadLinks(text, null), key).toEqual([])
      expect(filled(text, true), key).not.toMatch(/\{|\}/)
    }
  }
})

/** Headings, lists and gaps to fill, as far as they must be the same in every language. */
const outline = (markdown: string) => ({
  headings: markdown.match(/^##+ /gm)?.length,
  items: markdown.match(/^- /gm)?.length,
  rows: markdown.match(/^\|/gm)?.length,
  gaps: markdown.match(/\[[^\]]+\](?!\()/g)?.length,
})

describe('the default questions', () => {
  test('are as many as were asked for, each with an own key', () => {
    const of = (audience: FaqAudience) => questions.filter((one) => one.audience === audience).length
    expect(of('applicant')).toBeGreaterThanOrEqual(40)
    expect(of('company')).toBeGreaterThanOrEqual(30)
    expect(new Set([...questions.map(({ key }) => key), ...pageKeys]).size).toBe(
      questions.length + pageKeys.length,
    )
  })

  test.each(questions)(
    '$key is answered in both languages, to du and Sie, with links that lead on',
    (one) => {
      expect(one.questionDe && one.questionEn).toBeTruthy()
      for (const text of [one.answerDe, one.answerEn]) {
        expect(text.length).toBeGreaterThan(60)
        expect(text).not.toMatch(/<|&\w+;|^#/m)
        expect(text).not.toMatch(awkward)
        expect(deadLinks(text, one.audience)).toEqual([])
        for (const isDu of [true, false]) expect(filled(text, isDu)).not.toMatch(/[{}|]/)
      }
      const [du, sie] = [true, false].map((isDu) => filled(`${one.questionDe} ${one.answerDe}`, isDu))
      if (one.audience === 'company') expect(du).toBe(sie)
      expect(sie).not.toMatch(/\b(?:du|dich|dir|deine?[mnrs]?|bist)\b/i)
      if (one.audience === 'applicant') expect(du).not.toMatch(/\b(?:Ihnen|Ihre?[mnrs]?)\b/)
      // The verb goes with the form: a sentence that says “du” has none in “-en”, which may be an article.
      expect(du).not.toMatch(/(?<!\p{L})(?!(?:d|(?:[dks]?|m)ein)en )\p{Ll}+en (?:nur )?du\b/u)
      expect(du).not.toMatch(/\bdu (?!(?:d|(?:[dks]?|m)ein)en\b)\p{Ll}+en\b/u)
    },
  )
})

test('braces that say nothing stay', () => {
  expect(filled('{weg} und {du|Sie}', false)).toBe('{weg} und Sie')
})

test('who counts visits is named where somebody does', () => {
  const said = (url: string) => fillPlaceholders('{analytics}', Settings.parse({ analytics: { url } }), 'en')
  expect(said('')).toBe('At present no visits are counted.')
  expect(said('https://stats.example.org/matomo/')).toContain('stats.example.org.')
})

test('an account that does not end is said to', () => {
  const settings = Settings.parse({ account: { maxLifetimeDays: 0 } })
  expect(fillPlaceholders('{lifetime}', settings, 'de')).toBe('unbegrenzt')
})

function filled(text: string, youCanSayYouToMe: boolean): string {
  return fillPlaceholders(text, Settings.parse({ applicant: { youCanSayYouToMe } }), 'de')
}

/** Addresses of ours that no screen has, or one that the reader may never open. */
function deadLinks(markdown: string, audience: FaqAudience | null): string[] {
  const links = [...markdown.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    const [path = '', section] = link.split('#')
    const screen = Object.values(screens).find((one) => pattern(one.path).test(path))
    if (!screen) return true
    const isSection =
      section === undefined ||
      ('sections' in screen && (screen.sections as readonly string[]).includes(section))
    const mayOpen =
      screen.access === 'everyone' || (audience !== null && screen.access.types.includes(audience))
    return !isSection || !mayOpen
  })
}

const pattern = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`)
