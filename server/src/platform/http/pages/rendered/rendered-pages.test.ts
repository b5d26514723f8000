import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import rateLimit from '@fastify/rate-limit'
import type { PageRequest, RenderedPage } from '@tandem/contract/rendering'
import { PublicSettings } from '@tandem/contract/setting-values'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Log } from '#platform/log/log.ts'
import { serveWeb } from '../serve-web.ts'
import { isForPage } from './rendered-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'tandem-pages-'))
const template =
  '<html lang="de"><head><title>Tandem</title><link href="/assets/start.css"></head><body><div id="root"></div><aside></aside></body></html>'

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), template)
  const manifest = {
    'Faq.tsx': { imports: ['shared'], css: ['assets/faq.css'] },
    'Other.tsx': { css: ['assets/other.css'] },
    shared: { css: ['assets/start.css', 'assets/shared.css'] },
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const [name, css] of Object.entries({
    start: '._page_1 { color: red }',
    shared: '._card_2:hover, ._row_2 > b { color: red }',
    faq: '@media (width < 48em) { ._faq_3 { gap: 1px } }',
    other: '._other_4 { gap: 1px }',
  }))
    writeFileSync(join(folder, `assets/${name}.css`), css)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the fake program draws: what the API says, in the classes of two stylesheets. */
async function drawPlainly({ url, fetch }: PageRequest): Promise<RenderedPage | null> {
  drawn.push(url)
  if (url === '/impressum') throw new Error('A part is broken')
  if (url === '/registrierung') return null
  const { text } = (await (await fetch('/api/text', { method: 'GET' })).json()) as { text: string }
  const status = /unbekannt|nicht-gefunden/.test(url) ? 404 : 200
  return {
    status,
    isRead: url !== '/faq?bearbeiten',
    head: '<title>Seite</title><link rel="preload" href="/a.png"/>',
    body: `<main class="_page_1 _faq_3"><p class="_card_2">${text}</p></main>`,
    data: '{"text":"$&"}',
  }
}

let app: FastifyInstance
let drawn: string[]
let text: string
let settings: PublicSettings
const error = vi.fn()
beforeEach(async () => {
  drawn = []
  text = 'Antwort für 1 $& mehr'
  settings = z.parse(PublicSettings, {})
  app = Fastify()
  await app.register(rateLimit, { global: false, allowList: isForPage })
  const limit = { rateLimit: { max: 1, timeWindow: '1 minute' } }
  app.get('/api/text', { config: limit }, async ({ headers }) => ({
    text: `${text} ${headers['accept-language']}`,
  }))
  await serveWeb(app, folder, {
    drawing: {
      loadRenderer: async () => drawPlainly,
      settings: async () => settings,
      log: { error, warn: error } as unknown as Log,
      rateLimitFactor: 0.1,
    },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  error.mockClear()
  await app.close()
})

const ask = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } })

/** Later than a page is taken as it is. */
function waitForNextLook(): void {
  const later = performance.now() + 1100
  vi.spyOn(performance, 'now').mockReturnValue(later)
}

test('a public page comes drawn in its language, with its own stylesheets in order and its data', async () => {
  const { statusCode, body, headers } = await ask('/en/faq')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  const links = ['shared', 'faq'].map(
    (name) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`,
  )
  expect(body).toBe(
    template
      .replace('"de"', '"en"')
      .replace('</head>', () => `<link rel="preload" href="/a.png"/>${links.join('')}</head>`)
      .replace(
        '"root"></div>',
        () => `"root"><main class="_page_1 _faq_3"><p class="_card_2">${text} en</p></main></div>`,
      )
      .replace(
        '</body>',
        () => '<script type="application/json" id="page-data">{"text":"$&"}</script></body>',
      ),
  )
})

test('what is drawn once is kept until what it was drawn from changes', async () => {
  const first = await ask('/faq')
  await ask('/faq')
  const same = await ask('/faq', { 'if-none-match': String(first.headers.etag) })
  expect([same.statusCode, same.body]).toEqual([304, ''])
  waitForNextLook()
  await ask('/faq')
  expect(drawn).toEqual(['/faq'])
  text = 'Neue Antwort'
  vi.restoreAllMocks()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000)
  const changed = await ask('/faq', { 'if-none-match': String(first.headers.etag) })
  expect([changed.statusCode, drawn.length]).toEqual([200, 2])
  expect(changed.body).toContain('Neue Antwort de')
})

test('a page is sent as the browser reads it', async () => {
  const { body } = await ask('/faq')
  const packed = await ask('/faq', { 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe(body)
  const other = await ask('/faq', { 'accept-encoding': 'br;q=0, gzip' })
  expect(other.headers['content-encoding']).toBe('gzip')
  expect(String(gunzipSync(other.rawPayload))).toBe(body)
})

test('all unknown addresses are one page in each language, with status 404', async () => {
  for (const url of ['/a', '/b/c', '/d', '/en/e', '/en/f?g']) {
    const { statusCode, body } = await ask(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).toContain(url.startsWith('/en') ? ' en</p>' : ' de</p>')
  }
  expect(drawn).toEqual(['/nicht-gefunden', '/en/nicht-gefunden'])
})

test('a record that is not there answers 404 and is not kept; a query is not kept either', async () => {
  for (const url of ['/faq/thema/unbekannt', '/faq/thema/unbekannt'])
    expect((await ask(url)).statusCode).toBe(404)
  for (const url of ['/faq?text=a', '/faq?text=a']) expect((await ask(url)).statusCode).toBe(200)
  expect(drawn).toHaveLength(4)
})

test('who asks for ever new pages gets those that the browser draws', async () => {
  const bodies = []
  for (let n = 0; n < 20; n += 1) bodies.push((await ask(`/faq?n=${n}`)).body)
  expect(drawn).toHaveLength(12)
  expect(bodies.slice(12)).toEqual(Array(8).fill(template))
  await ask('/kontakt')
  expect(drawn).toHaveLength(12)
})

test('what cannot be drawn, or leads elsewhere, is left to the browser, and is logged', async () => {
  const broken = await ask('/impressum')
  expect([broken.statusCode, broken.body]).toEqual([200, template])
  expect(error).toHaveBeenCalledOnce()
  expect((await ask('/registrierung')).body).toBe(template)
  expect(error).toHaveBeenCalledOnce()
})

test.each(['/dashboard', '/passwort-vergessen/erneuern/geheim', '/praktikums-boerse'])(
  '%s is drawn in the browser',
  async (url) => {
    const { statusCode, body } = await ask(url)
    expect([statusCode, body, drawn]).toEqual([200, template, []])
  },
)

test('offers and companies come drawn where a setting opens them to visitors', async () => {
  settings = z.parse(PublicSettings, { offers: { publicSearch: true } })
  for (const url of ['/praktikums-boerse', '/unternehmen/profil/1', '/unternehmen/angebot/1']) await ask(url)
  expect(drawn).toHaveLength(3)
  settings = z.parse(PublicSettings, { offers: { publicSearch: false } })
  expect((await ask('/unternehmen/angebot/1')).body).toBe(template)
})
