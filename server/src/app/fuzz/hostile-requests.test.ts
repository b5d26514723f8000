import { createApplication } from '@tandem/contract/applications'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../access-world.testing.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.app.stop())

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
    expect(answer.body).not.toContain('aaa')
  },
)

test('a language as deep as it gets does no harm', async () => {
  const payload = `{"type":3,"locale":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' }
  const { method, path } = createApplication
  const { statusCode } = await asOwner({ method, url: `/api${path}`, headers, payload })
  expect(statusCode).toBe(200)
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

const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n'
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

const upload = (payload: string, type = 'multipart/form-data; boundary=x') =>
  asOwner({
    method: 'POST',
    url: `/api/applicant-profile/file/cv/${world.draft}`,
    headers: { 'content-type': type },
    payload,
  })

function asOwner(request: InjectOptions) {
  const headers = { ...request.headers, authorization: `Bearer ${world.people.owner.person?.token}` }
  return world.app.server.inject({ ...request, headers })
}
