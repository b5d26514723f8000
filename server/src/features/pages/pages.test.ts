import { getPage, pageKeys } from '@tandem/contract/pages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { readDefaultPages } from './default-pages.ts'
import { ensureDefaultPages } from './pages.api.ts'
import { cmsPage } from './pages.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  // Before the first request: what was read is kept for some seconds.
  await app.db.insert(setting).values([
    { key: 'brand.universityName', value: 'Hochschule am See' },
    { key: 'pages.terms', value: false },
  ])
  await ensureDefaultPages(app.db, app.clock())
})
afterAll(() => app.stop())

describe('a static page', () => {
  test('is there from the start, in both languages, with the operator’s name', async () => {
    const { status, headers, body } = await app.call(getPage, { params: { id: 'imprint' } })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(body).toMatchObject({ '@id': '/api/cms/page/imprint', '@type': 'Page', title: 'Impressum' })
    expect(body.body).toContain('Hochschule am See')
    expect(body.body).toContain('© GeoBasis-DE')
    const english = await app.call(getPage, { params: { id: 'imprint' } }, { locale: 'en' })
    expect(english.body.title).toBe('Imprint')
  })

  test('keeps what its editors wrote; missing English shows in German', async () => {
    const written = { titleDe: 'Datenschutz', bodyDe: 'Neu.', titleEn: '', bodyEn: '' }
    await app.db.update(cmsPage).set(written).where(eq(cmsPage.key, 'privacy'))
    await ensureDefaultPages(app.db, app.clock())
    const { body } = await app.call(getPage, { params: { id: 'privacy' } }, { locale: 'en' })
    expect(body).toMatchObject({ title: 'Datenschutz', body: 'Neu.' })
  })

  test('is not found when it is switched off, was deleted, or never was', async () => {
    await app.db.delete(cmsPage).where(eq(cmsPage.key, 'accessibility'))
    for (const id of ['terms', 'accessibility', 'secrets']) {
      const { status, body } = await app.call(getPage, { params: { id } })
      expect(status).toBe(404)
      expect(body.code).toBe('not_found')
    }
  })
})

test('the default texts are whole, alike in both languages, and Markdown without HTML', async () => {
  const pages = await readDefaultPages()
  expect(pages.map(({ key }) => key)).toEqual([...pageKeys])
  for (const { key, titleDe, titleEn, bodyDe, bodyEn } of pages) {
    expect(titleDe && titleEn, key).toBeTruthy()
    expect(bodyDe, key).toContain('{universityName}')
    expect(outline(bodyEn), key).toEqual(outline(bodyDe))
    for (const text of [bodyDe, bodyEn]) {
      expect(text, key).not.toMatch(/<|&\w+;/)
      // A number stays with its section, its article or its unit.
      expect(text, key).not.toMatch(/§ \d|\b(?:Art|Abs|Nr)\. \d|\d (?:Tage|Stunden|%)/)
    }
  }
})

/** Headings, lists and gaps to fill, as far as they must be the same in every language. */
const outline = (markdown: string) => ({
  headings: markdown.match(/^## /gm)?.length,
  items: markdown.match(/^- /gm)?.length,
  gaps: markdown.match(/\[[^\]]+\](?!\()/g)?.length,
})
