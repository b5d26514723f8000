import { type IndexedScreen, indexedScreens, type ScreenHeads } from '@tandem/contract/indexed-screens'
import { paths } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertContact, insertLocation } from '#features/messaging/messaging.testing.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { newId } from '#platform/db/columns.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createSeo } from './seo.api.ts'

let app: TestApp
let open: TestApp
let offerId: string
let draftId: string
let companyId: string
beforeAll(async () => {
  app = await startTestApp()
  open = await startTestApp()
  await app.db.insert(setting).values([
    { key: 'pages.terms', value: false },
    { key: 'contact.mail', value: 'post@hochschule.example' },
  ])
  await open.db.insert(setting).values({ key: 'offers.publicSearch', value: true })
  await ensureDefaultPages(app.db, app.clock())
  const acme = await open.company({ name: 'Acme & <Söhne>' })
  companyId = acme.companyId
  offerId = (await open.offer(acme, { title: 'Wirtschaftsinformatik' })).id
  draftId = (await open.offer(acme, { status: 'draft' })).id
})
afterAll(() => Promise.all([app.stop(), open.stop()]))

/** As the client's build writes them; its own test reads the real ones. */
const words = (of: string) => ({
  notFound: `${of} missing`,
  titles: Object.fromEntries(Object.keys(screens).map((name) => [name, `${of} ${name}`])),
  descriptions: Object.fromEntries(
    indexedScreens.map((name) => [name, `${of}: about ${name} {{name}}`]),
  ) as Record<IndexedScreen, string>,
  jobs: { titles: { home: `${of} jobs` }, descriptions: { home: `${of}: about jobs, not about studies` } },
})
const heads: ScreenHeads = { de: words('de'), en: words('en') }
heads.de.titles.offer = '{{title}} bei {{company}}'
const headIn = async (of: TestApp, url: string) => {
  const head = await createSeo(heads, of.context, 1).headOf(url)
  if (!head) throw new Error('There is no head')
  return head
}
const base = 'http://localhost:3000'

describe('the head of a page', () => {
  test('says in its language what it is, and where it is in the other one', async () => {
    const { status, locale, html } = await headIn(app, '/en/zugang?utm_source=flyer')
    expect([status, locale]).toEqual([200, 'en'])
    expect(html).toContain('<title>en eligibility – Tandem</title>')
    expect(html).toContain(`rel="canonical" href="${base}/en/zugang"`)
    expect(html).toContain(`hreflang="de" href="${base}/zugang"`)
    expect(html).toContain(`hreflang="en" href="${base}/en/zugang"`)
    expect(html).toContain(`hreflang="x-default" href="${base}/zugang"`)
    expect(html).toContain('property="og:locale" content="en_GB"')
    expect(html).toMatch(new RegExp(`property="og:image" content="${base}/og/en/eligibility.png\\?v=\\w{8}"`))
    expect(html).not.toContain('noindex')
  })

  test('has the question and its answer, and the way to it', async () => {
    const { html } = await headIn(app, paths.faqQuestion({ questionId: 'antwortzeit' }))
    expect(html).toMatch(/<title>[^<]+\? – Tandem<\/title>/)
    expect(html).toMatch(/name="description" content="[^"]{50,160}"/)
    const [faq, way] = dataIn(html)
    expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }] })
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }],
    })
  })

  test.each(['/dashboard', '/suchauftrag-abbestellen', '/passwort-vergessen', '/faq?text=Note'])(
    '%s asks search engines to leave it out',
    async (url) => {
      const { status, html } = await headIn(app, url)
      expect([status, html]).toEqual([200, expect.stringContaining('name="robots" content="noindex"')])
      expect(html).not.toMatch(/canonical|hreflang|ld\+json/)
    },
  )

  test.each([
    '/faq/thema/nirgends',
    '/faq/thema/%00',
    '/faq-unternehmen/thema/antwortzeit',
    '/kontakt/standort/nirgends',
    '/kontakt/support/x',
    '/nutzungsbedingungen',
    '/gibt-es-nicht',
    '/en/gibt-es-nicht',
  ])('%s is not there', async (url) => {
    const { status, html } = await headIn(app, url)
    expect(status).toBe(404)
    expect(html).toMatch(/<title>(de|en) missing – Tandem<\/title>/)
  })

  test('names a person of the university, whom search engines leave out', async () => {
    await insertLocation(app, 'ulm', 'Ulm')
    const contactId = await insertContact(app, { locationKey: 'ulm' })
    const { status, html } = await headIn(app, paths.contactSupport({ contactId }))
    expect([status, html]).toEqual([200, expect.stringContaining('<title>Rita Rat – Tandem</title>')])
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).not.toMatch(/canonical|hreflang|ld\+json/)
  })

  test('of an offer is told only where a setting lets visitors read it', async () => {
    const url = paths.offer({ offerId })
    const shown = await headIn(open, url)
    expect(shown.html).toContain(
      '<title>Wirtschaftsinformatik bei Acme &#38; &#60;Söhne&#62; – Tandem</title>',
    )
    expect(dataIn(shown.html)[0]).toMatchObject({
      '@type': 'WorkBasedProgram',
      name: 'Wirtschaftsinformatik',
      provider: { name: 'Acme & <Söhne>' },
    })
    for (const id of [draftId, newId(), 'x']) {
      expect((await headIn(open, paths.offer({ offerId: id }))).status).toBe(404)
    }
    const hidden = await headIn(app, url)
    expect([hidden.status, hidden.html]).toEqual([200, expect.stringContaining('noindex')])
    expect(hidden.html).not.toContain('Wirtschaftsinformatik')
    expect((await headIn(open, paths.offers({ search: { text: 'x' } }))).html).toContain('noindex')
  })
})

describe('the sitemap', () => {
  test('names what visitors may read, and nothing else', async () => {
    const { body, headers } = await app.server.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    for (const path of ['/', '/en', paths.faq(), '/en/faq-unternehmen', paths.imprint()]) {
      expect(body).toContain(`<loc>${path === '/' ? `${base}/` : base + path}</loc>`)
    }
    expect(body).toContain(`${base}${paths.faqQuestion({ questionId: 'antwortzeit' })}</loc><lastmod>20`)
    expect(body).not.toMatch(/nutzungsbedingungen|unternehmen\/angebot|praktikums-boerse|dashboard|support/)
    const all = (await open.server.inject('/sitemap.xml')).body
    expect(all).toContain(base + paths.offer({ offerId }))
    expect(all).toContain(base + paths.company({ companyId }))
    expect(all).not.toContain(draftId)
    expect((await app.server.inject('/sitemap-2.xml')).statusCode).toBe(404)
  })

  test('is named by robots.txt; who is told of a weakness stands where the address is set', async () => {
    const robots = await app.server.inject('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain(`Sitemap: ${base}/sitemap.xml`)
    const security = await app.server.inject('/.well-known/security.txt')
    expect(security.body).toMatch(/^Contact: mailto:post@hochschule\.example\nExpires: \d{4}-\d\d-\d\dT/)
    expect((await open.server.inject('/.well-known/security.txt')).statusCode).toBe(404)
  })
})

test('a picture shows the page; one that is hidden looks like the platform’s own', async () => {
  const picture = async (of: TestApp, path: string) => {
    const { statusCode, rawPayload, headers } = await of.server.inject(`/og/${path}.png`)
    return { statusCode, type: headers['content-type'], bytes: rawPayload }
  }
  const own = await picture(app, 'de/home')
  const question = await picture(app, 'de/faqQuestion/antwortzeit')
  expect(question).toMatchObject({ statusCode: 200, type: 'image/png' })
  expect(await sharp(question.bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(question.bytes.equals(own.bytes)).toBe(false)
  for (const path of ['de/faqQuestion/nirgends', `de/offer/${offerId}`, 'de/dashboard', 'de/offer/x']) {
    expect((await picture(app, path)).bytes.equals(own.bytes), path).toBe(true)
  }
  expect((await picture(open, `de/offer/${offerId}`)).bytes.equals(own.bytes)).toBe(false)
  for (const path of ['fr/home', 'de/nirgends', 'de/../home', 'de/faqQuestion/a/b', 'de/constructor']) {
    expect((await picture(app, path)).statusCode, path).toBe(404)
  }
})

test('where the platform offers jobs, its heads speak of them', async () => {
  await open.db.insert(setting).values({ key: 'company.offerType', value: 'jobs' })
  open.context().settings.invalidate()
  const { html } = await headIn(open, '/en')
  expect(html).toContain('<title>en jobs – Tandem</title>')
  expect(html).toContain('name="description" content="en: about jobs, not about studies"')
  expect((await headIn(open, '/en/zugang')).html).toContain('<title>en eligibility – Tandem</title>')
})

const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''))
