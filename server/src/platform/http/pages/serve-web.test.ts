import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screens } from '@tandem/contract/screens'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from './serve-web.ts'

const folder = mkdtempSync(join(tmpdir(), 'tandem-web-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<html lang="de"><title>Tandem</title>')
  writeFileSync(join(folder, 'theme.js'), 'theme')
  writeFileSync(join(folder, 'assets/main-1a2B_c.js'), 'plain')
  writeFileSync(join(folder, 'assets/main-1a2B_c.js.br'), 'packed')
  app = Fastify()
  app.get('/api/thing', async () => ({}))
  await serveWeb(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, headers = {}) => app.inject({ url, headers })

test('an asset is kept for ever and sent as it was packed', async () => {
  const packed = await ask('/assets/main-1a2B_c.js', { 'accept-encoding': 'br, gzip' })
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'content-encoding': 'br',
    vary: 'accept-encoding',
  })
  expect(packed.body).toBe('packed')
  expect((await ask('/assets/main-1a2B_c.js')).body).toBe('plain')
  const asked = await app.inject({ method: 'HEAD', url: '/assets/main-1a2B_c.js' })
  expect([asked.statusCode, asked.headers['content-length'], asked.body]).toEqual([200, '5', ''])
})

test('an asset of another build is not there, and nothing outside of the folder is', async () => {
  for (const path of ['gone.js', '..%2findex.html', '..%2f..%2fetc%2fpasswd', 'a/b.js', '']) {
    const { statusCode, body } = await ask(`/assets/${path}`)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body).toContain('not_found')
  }
})

test('the page has a head of its own in its language, and the status that comes with it', async () => {
  const own = Fastify()
  const html = '<title>$& – Tandem</title><meta>'
  await serveWeb(own, folder, {
    headOf: async (url) => ({ status: url.endsWith('/x') ? 404 : 200, html }),
  })
  const found = await own.inject('/en/faq?text=a')
  expect([found.statusCode, found.body]).toEqual([200, `<html lang="en">${html}`])
  expect((await own.inject('/en/faq/thema/x')).statusCode).toBe(404)
  await own.close()
})

test('the page is asked for anew, as are the files beside it', async () => {
  const { body, headers } = await ask('/registrierung/bewerber')
  expect([body, headers['cache-control']]).toEqual(['<html lang="de"><title>Tandem</title>', 'no-cache'])
  const beside = await ask('/theme.js')
  expect([beside.body, beside.headers['cache-control']]).toEqual(['theme', 'no-cache'])
})

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each(Object.values(screens).map(({ path }) => path))('%s is a page, in both languages', async (path) => {
  const filled = path.replace(/:\w+\??/g, 'x')
  const bare = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')
  for (const url of [filled, bare, `/en${filled}`, `${bare}?a=b`]) {
    const { statusCode, headers } = await ask(url)
    expect(statusCode, url).toBe(200)
    expect(headers['content-type']).toContain('text/html')
  }
})

test.each(['/gibt-es-nicht', '/en/gibt-es-nicht', '/metrics', '/unternehmen/angebot/a/b'])(
  'an unknown page is 404, with the page for a browser: %s',
  async (url) => {
    const shown = await ask(url, browser)
    expect(shown.statusCode).toBe(404)
    expect(shown.body).toContain('<title>Tandem</title>')
    const asked = await ask(url)
    expect(asked.statusCode).toBe(404)
    expect(asked.json().code).toBe('not_found')
  },
)

test.each(['/robots.txt', '/x.php', '/api/gibt-es-nicht', '/assets/gone.js', '/health/x'])(
  'what is no page is 404 without one: %s',
  async (url) => {
    const { statusCode, body } = await ask(url, browser)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('<title>')
  },
)

test.each(['POST', 'DELETE', 'OPTIONS'] as const)('a page knows no %s', async (method) => {
  const { statusCode, headers } = await app.inject({ method, url: '/en/impressum?a=b' })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await app.inject({ method, url: '/gibt-es-nicht' })).statusCode).toBe(404)
})

test.each(['/', '/impressum', '/gibt-es-nicht', '/theme.js', '/api/thing', '/x.php'])(
  'HEAD is answered as GET is, without a body: %s',
  async (url) => {
    const get = await ask(url, browser)
    const head = await app.inject({ method: 'HEAD', url, headers: browser })
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
    expect(head.body).toBe('')
  },
)
