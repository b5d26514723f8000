import { createApplication } from '@tandem/contract/applications/drafts'

import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallPdf } from '#testing/pdf.ts'
import { openWorld } from '../access/run-cell.testing.ts'
import type { Scene } from '../access/scene.testing.ts'

let scene: Scene
beforeAll(async () => {
  scene = (await openWorld()).scene
})
afterAll(() => scene.app.stop())

test.each(['/api/offer/%ff', '/api/offer/%zz', `/api/offer/${'a'.repeat(300)}`, '/%c0%ae/etc/passwd'])(
  'an address that the router cannot read is refused as everything is: %s',
  async (url) => {
    const answer = await asOwner({ method: 'GET', url })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      code: 'malformed_request',
      requestId: answer.headers['x-request-id'],
    })
    // Longer than a random id has them in a row.
    expect(answer.body).not.toContain('a'.repeat(20))
  },
)

test('a language as deep as it gets does no harm', async () => {
  const payload = `{"type":3,"locale":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' }
  const { method, path } = createApplication
  const { statusCode } = await asOwner({ method, url: `/api${path}`, headers, payload })
  expect(statusCode).toBe(400)
})

test('a body with hundreds of faults is answered in short', async () => {
  const { method, path } = createApplication
  const payload = Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`${'x'.repeat(100)}${n}`, n]))
  const answer = await asOwner({ method, url: `/api${path}`, payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.body.length).toBeLessThan(5000)
})

test('a character that cannot be kept is told at its field', async () => {
  const { method, path } = createApplication
  const payload = { type: 2, offerId: 'a\0b' }
  const answer = await asOwner({ method, url: `/api${path}`, payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().violations[0]).toMatchObject({ propertyPath: 'offerId' })
})

test.each([
  '{"type":3,"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}},"type":3}',
  '[]',
  '3',
  '{',
])('a body that is none of ours is refused: %s', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const { statusCode } = await asOwner({ method: 'POST', url: '/api/application', headers, payload })
  expect([400, 422]).toContain(statusCode)
})

const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${smallPdf()}\r\n`
const field = '--x\r\ncontent-disposition: form-data; name="isAdmin"\r\n\r\nyes\r\n'
const end = '--x--\r\n'

test.each([
  ['cut off', file],
  ['no multipart at all', 'garbage'],
  ['empty', ''],
  ['without a file', end],
  ['with a field that nobody declared', field + file + end],
  ['with such a field after the file', file + field + end],
  ['with a second file', file + file + end],
  ['with a file of another name', file.replace('"file"', '"__proto__"') + end],
])('an upload %s is refused and leaves nothing', async (_, payload) => {
  const answer = await upload(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('malformed_request')
})

test('an upload without a boundary is refused', async () => {
  expect((await upload(file + end, 'multipart/form-data')).statusCode).toBe(400)
  expect((await upload(file + end)).statusCode).toBe(200)
})

test('an upload may name its language, before or after the file', async () => {
  const locale = '--x\r\ncontent-disposition: form-data; name="locale"\r\n\r\nen\r\n'
  expect((await upload(locale + file + end)).statusCode).toBe(200)
  expect((await upload(file + locale + end)).statusCode).toBe(200)
})

test.each([
  'name="file"\r\ncontent-type: application/octet-stream',
  'name="file"; filename=""',
  'name="file"; filename="/"',
])('an upload whose file has no name gets one: %s', async (named) => {
  const answer = await upload(file.replace('name="file"; filename="a.pdf"', named) + end)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().attachment.name).toBe('Dokument.pdf')
})

test('an upload over its bound is told so, whether or not it says its length', async () => {
  const big = file.replace('%PDF-1.4', `%PDF-1.4${'x'.repeat(10 * 1024 * 1024)}`) + end
  for (const headers of [{}, { 'content-length': '11000000' }]) {
    for (let n = 0; n < 5; n += 1) {
      const answer = await upload(big, undefined, headers)
      expect(answer.json().code).toBe('file_too_large')
      expect(answer.statusCode).toBe(413)
    }
  }
})

const upload = async (payload: string, type = 'multipart/form-data; boundary=x', headers = {}) =>
  asOwner({
    method: 'POST',
    url: `/api/applicant-profile/file/cv/${(await scene.draft()).id}`,
    headers: { 'content-type': type, ...headers },
    payload,
  })

async function asOwner(request: InjectOptions) {
  const headers = { ...request.headers, authorization: `Bearer ${(await scene.owner()).token}` }
  return scene.app.server.inject({ ...request, headers })
}
