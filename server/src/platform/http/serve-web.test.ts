import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from './serve-web.ts'

const folder = mkdtempSync(join(tmpdir(), 'tandem-web-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Tandem</title>')
  writeFileSync(join(folder, 'theme.js'), 'theme')
  writeFileSync(join(folder, 'assets/main-1a2B_c.js'), 'plain')
  writeFileSync(join(folder, 'assets/main-1a2B_c.js.br'), 'packed')
  app = Fastify()
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

test('the page is every screen’s and asked for anew, as are the files beside it', async () => {
  for (const path of ['/', '/en/offers?page=2', '/registrierung/bewerber']) {
    const { body, headers } = await ask(path)
    expect(body).toBe('<title>Tandem</title>')
    expect(headers['cache-control']).toBe('no-cache')
  }
  const { body, headers } = await ask('/theme.js')
  expect([body, headers['cache-control']]).toEqual(['theme', 'no-cache'])
  expect((await ask('/api/nothing')).statusCode).toBe(404)
})
