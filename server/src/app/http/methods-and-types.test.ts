import { saveApplicantImage } from '@tandem/contract/applicants/own-profile'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const unknownId = '01932c07-0000-7000-8000-000000000000'

describe('a method that a known address does not have', () => {
  test.each([
    ['GET', '/api/login', 'POST'],
    ['PATCH', `/api/offer/${unknownId}`, 'GET, HEAD, PUT, DELETE'],
    ['OPTIONS', '/api/offers?text=a', 'GET, HEAD'],
    ['PROPFIND', '/api/offers', 'GET, HEAD'],
    ['DELETE', '/api/applicant-management', 'GET, HEAD, POST'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['PUT', '/api/openapi.json', 'GET, HEAD'],
  ])('%s %s is refused with those that it has', async (method, url, allow) => {
    const answer = await app.server.inject({ method: method as 'GET', url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      code: 'method_not_allowed',
      requestId: answer.headers['x-request-id'],
    })
    const allowed = answer.headers.allow?.split(', ').sort()
    expect(allowed).toEqual(allow.split(', ').sort())
  })

  test('is told alike whoever asks, and an unknown address still has none', async () => {
    const { token } = await app.applicant()
    const authorization = `Bearer ${token}`
    for (const headers of [{}, { authorization }, { authorization: 'Bearer none' }]) {
      const ask = (method: 'POST' | 'GET', url: string) => app.server.inject({ method, url, headers })
      expect((await ask('POST', '/api/offers')).statusCode).toBe(405)
      for (const method of ['GET', 'POST'] as const) {
        expect(await ask(method, '/api/nothing-here')).toMatchObject({ statusCode: 404 })
        expect((await ask(method, '/api/nothing-here')).headers).not.toHaveProperty('allow')
      }
    }
  })
})

describe('a body of a type that a call does not take', () => {
  const multipart = 'multipart/form-data; boundary=x'
  const part = '--x\r\ncontent-disposition: form-data; name="image"\r\n\r\nnull\r\n--x--\r\n'
  const image = `/api${saveApplicantImage.path.replace('{id}', 'mainImage')}`

  const asApplicant = async (type: string, request: InjectOptions) => {
    const { token } = await app.applicant()
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    return app.server.inject({ method: 'POST', headers, ...request })
  }

  test.each([
    ['text/plain', '/api/account/request-password', '{"email":"a@example.org"}'],
    ['application/xml', '/api/account/request-password', '<email/>'],
    ['application/x-www-form-urlencoded', '/api/account/request-password', 'email=a'],
    [multipart, '/api/bookmark', part],
    ['text/plain', image, 'null'],
    ['application/octet-stream', image, 'null'],
    ['application/json', `/api/applicant-profile/file/cv/${unknownId}`, '{}'],
  ])('%s for %s is refused as such', async (type, url, payload) => {
    const answer = await asApplicant(type, { url, payload })
    expect(answer.statusCode).toBe(415)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json().code).toBe('unsupported_media_type')
  })

  test('JSON is taken however its name is written, and a missing body is another fault', async () => {
    const cleared = await asApplicant('Application/JSON; charset=utf-8', {
      url: image,
      payload: '{"image":null}',
    })
    expect(cleared.statusCode).toBe(200)
    const { token } = await app.applicant()
    const headers = { authorization: `Bearer ${token}` }
    const missing = await app.server.inject({ method: 'POST', url: image, headers })
    expect(missing.json().code).toBe('malformed_request')
  })
})
