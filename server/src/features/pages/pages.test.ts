import { getPage } from '@tandem/contract/pages'
import { type FaqQuestion, getFaq, listFaq, rateFaq } from '@tandem/contract/pages/faq'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { ensureDefaultPages } from './pages.api.ts'
import { cmsPage, faqEntry } from './pages.schema.ts'

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
    const written = { titleDe: 'Datenschutz', bodyDe: 'Neu.', titleEn: '', bodyEn: '', isStarter: false }
    await app.db.update(cmsPage).set(written).where(eq(cmsPage.key, 'privacy'))
    await ensureDefaultPages(app.db, app.clock())
    const { body } = await app.call(getPage, { params: { id: 'privacy' } }, { locale: 'en' })
    expect(body).toMatchObject({ title: 'Datenschutz', body: 'Neu.' })
  })

  test('that nobody has edited is corrected by a newer release', async () => {
    const outdated = { bodyDe: 'Früher.', bodyEn: 'Formerly.' }
    await app.db.update(cmsPage).set(outdated).where(eq(cmsPage.key, 'imprint'))
    await ensureDefaultPages(app.db, app.clock())
    const { body } = await app.call(getPage, { params: { id: 'imprint' } })
    expect(body.body).toContain('Hochschule am See')
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

describe('questions and answers', () => {
  const ask = (text: string, locale: 'de' | 'en' = 'de') =>
    app.call(listFaq, { query: { audience: 'applicant', text } }, { locale })

  test('stand there topic by topic, for one of both audiences', async () => {
    const { body, headers } = await app.call(listFaq, { query: { audience: 'company' } })
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(body.member.length).toBeGreaterThanOrEqual(30)
    expect(new Set(body.member.map(({ audience }: FaqQuestion) => audience))).toEqual(new Set(['company']))
    expect(body.member[0]).toMatchObject({
      '@id': '/api/faq/unternehmen-registrieren',
      topic: { id: 'registrieren' },
    })
  })

  test('are found in spite of typing errors, those that ask for the word before those that mention it', async () => {
    const { body } = await ask('Deltaprüfnug')
    expect(body.member[0]?.id).toBe('deltapruefung')
    expect(body.member.length).toBeGreaterThan(1)
    expect((await ask('withdraw', 'en')).body.member[0]?.question).toBe('Can I withdraw an application?')
    // With words that nobody searches for, and in another form.
    expect((await ask('Was ist denn eine Deltaprüfung?')).body.member[0]?.id).toBe('deltapruefung')
    expect((await ask('Quittenmarmelade')).body.member).toEqual([])
  })

  test('say what the settings say', async () => {
    const { body } = await app.call(getFaq, { params: { id: 'antwortzeit' } })
    expect(body.answer).toContain('innerhalb von 14\u00a0Tagen')
    expect(body.answer).not.toMatch(/[{|}]/)
  })

  test('count whether they helped, and keep what their editors wrote', async () => {
    const params = { id: 'kosten' }
    await app.call(rateFaq, { params, body: { helpful: true } })
    await app.call(rateFaq, { params, body: { helpful: false } })
    await app.call(rateFaq, { params, body: { helpful: true } })
    await app.db
      .update(faqEntry)
      .set({ answerDe: 'Nichts.', isStarter: false })
      .where(eq(faqEntry.key, 'kosten'))
    await ensureDefaultPages(app.db, app.clock())
    const [row] = await app.db.select().from(faqEntry).where(eq(faqEntry.key, 'kosten'))
    expect(row).toMatchObject({ helpful: 2, unhelpful: 1, answerDe: 'Nichts.' })
    expect((await app.call(rateFaq, { params: { id: 'nirgends' }, body: { helpful: true } })).status).toBe(
      404,
    )
    expect((await app.call(getFaq, { params: { id: 'nirgends' } })).status).toBe(404)
  })
})
