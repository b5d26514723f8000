import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { attachFile } from '@tandem/contract/applicants'
import { applicantImageBounds, saveApplicantImage } from '@tandem/contract/applicants/own-profile'

import { getApplication } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import { endpoints } from '@tandem/contract/endpoints'
import { listOffers } from '@tandem/contract/offers'
import { findPlaces, listCountries, listStudyInterests } from '@tandem/contract/reference'
import { getSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { changePassword, requestPassword } from '@tandem/contract/sign-in/password'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { hashPassword } from '#platform/auth/password.ts'
import { idempotentAnswer } from '#platform/http/idempotency/idempotency.schema.ts'
import { password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

describe('success', () => {
  test('an envelope names its data field', async () => {
    const { body } = await app.call(getSettings)
    expect(body.meta).toEqual({ status: 'SUCCESS', dataField: 'settings' })
    expect(body.settings.brand.universityName).toBe('Duale Hochschule')
    expect(body.settings).not.toHaveProperty('session')
  })

  test('a collection that fits one unfiltered page has no view', async () => {
    const { body } = await app.call(listStudyInterests)
    expect(body).toMatchObject({ '@type': 'Collection', '@id': '/api/system/available-study-interests' })
    expect(body.totalItems).toBe(body.member.length)
    expect(body.member[0]).toMatchObject({
      '@id': `/api/system/available-study-interests/${body.member[0].id}`,
      '@type': 'StudyInterest',
    })
    expect(body).not.toHaveProperty('view')
  })

  test('a list goes out compressed, and in one piece', async () => {
    const ask = (encoding: string) =>
      app.server.inject({
        url: '/api/system/available-study-interests',
        headers: { 'accept-encoding': encoding },
      })
    const [plain, packed] = [await ask('identity'), await ask('gzip, deflate, br')]
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(packed.rawPayload.length),
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('the links of a view keep the other parameters, and the last page has no next', async () => {
    const company = await app.company()
    for (let n = 0; n < 3; n += 1) await app.offer(company, { studyInterestId: 58 })
    const as = company
    const query = { studyInterest: ['58'], perPage: 2 }
    const first = await app.call(listOffers, { query }, { as })
    expect(first.body.totalItems).toBe(3)
    expect(first.body.view).toMatchObject({
      '@type': 'PartialCollectionView',
      next: expect.stringMatching(/^\/api\/offers\?studyInterest=58&perPage=2&page=2&cursor=[\w.-]+$/),
      last: '/api/offers?studyInterest=58&perPage=2&page=2',
    })
    expect(first.body.view).not.toHaveProperty('previous')
    const second = await app.call(listOffers, { query: { ...query, page: 2 } }, { as })
    expect(second.body.member).toHaveLength(1)
    expect(second.body.view.previous).toBe('/api/offers?studyInterest=58&perPage=2&page=1')
    expect(second.body.view).not.toHaveProperty('next')
    const next = await app.server.inject({
      url: first.body.view.next,
      headers: { authorization: `Bearer ${company.token}` },
    })
    expect(next.json().member).toEqual(second.body.member)
  })

  test('reference data says how long it may be kept, and personal answers that they may not', async () => {
    const countries = await app.call(listCountries, { query: { perPage: 1000 } })
    expect(countries.headers['cache-control']).toBe('public, max-age=600')
    expect(countries.headers.vary).toContain('accept-language')
    const settings = await app.call(getSettings)
    expect(settings.headers['cache-control']).toBe('no-store')
  })
})

describe('refusal', () => {
  test('is a problem in the language of the request', async () => {
    const german = await app.call(listOffers, {}, { locale: 'de' })
    expect(german.headers['content-type']).toContain('application/problem+json')
    expect(german.body).toMatchObject({
      '@type': 'Error',
      type: '/errors/unauthenticated',
      code: 'unauthenticated',
      title: 'Anmeldung nötig',
      status: 401,
      requestId: german.headers['x-request-id'],
    })
    expect((await app.call(listOffers, {}, { locale: 'en' })).body.title).toBe('Login needed')
    const french = await app.call(listOffers, {}, { headers: { 'accept-language': 'fr-FR' } })
    expect(french.body.title).toBe('Anmeldung nötig')
  })

  test('names each bad field, and what does not belong is not ignored', async () => {
    const { status, body } = await app.call(findPlaces, { query: { text: '', colour: 'red' } })
    expect(status).toBe(422)
    expect(body['@type']).toBe('ConstraintViolation')
    expect(body.violations).toContainEqual({
      propertyPath: 'text',
      code: 'required',
      message: 'Bitte ausfüllen.',
    })
    expect(body.violations).toContainEqual(expect.objectContaining({ code: 'unknown_field' }))
  })

  test('places are asked for by a text or by ids, not by both or by more than twenty', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => String(index + 1))
    for (const [query, status] of [
      [{ id: '7' }, 200],
      [{ id: ids.slice(1) }, 200],
      [{}, 422],
      [{ text: 'Ulm', id: '7' }, 422],
      [{ id: ids }, 422],
      [{ id: 'Ulm' }, 422],
    ] as const) {
      expect((await app.call(findPlaces, { query })).status, JSON.stringify(query)).toBe(status)
    }
  })

  test('an unknown path, an id that is none and a foreign record all do not exist', async () => {
    const as = await app.applicant()
    expect((await app.server.inject('/api/nothing-here')).json().code).toBe('not_found')
    for (const id of ['1', '01932c07-0000-7000-8000-000000000000', '../../etc/passwd']) {
      expect((await app.call(getApplication, { params: { id } }, { as })).status).toBe(404)
    }
  })

  test('a body that is not JSON or too large is said so', async () => {
    const headers = { 'content-type': 'application/json' }
    const post = (payload: string) =>
      app.server.inject({ method: 'POST', url: '/api/login', headers, payload })
    expect((await post('{')).statusCode).toBe(400)
    expect((await post(JSON.stringify({ email: 'x'.repeat(2_000_000) }))).statusCode).toBe(413)
  })
})

describe('an Idempotency-Key', () => {
  test('of somebody who is not signed in is no key, but where the endpoint says so', async () => {
    const kept = await app.db.$count(idempotentAnswer)
    const body = { email: 'niemand@example.org' }
    const { status } = await app.call(requestPassword, { body }, { headers: { 'idempotency-key': 'abc' } })
    expect(status).toBe(200)
    expect(await app.db.$count(idempotentAnswer)).toBe(kept)
  })

  test('gives a repeat the first answer, of 50 at once exactly one record', async () => {
    const as = await app.applicant()
    const create = () =>
      app.call(createApplication, { body: { type: 3 } }, { as, headers: { 'idempotency-key': 'abc' } })
    const answers = await Promise.all(Array.from({ length: 50 }, create))
    const made = answers.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await create()).body.id).toBe(made[0]?.body.id)
  })

  test('is one person’s and one request’s', async () => {
    const headers = { 'idempotency-key': 'shared' }
    const lena = await app.applicant()
    const tim = await app.applicant()
    const first = await app.call(createApplication, { body: { type: 3 } }, { as: lena, headers })
    const second = await app.call(createApplication, { body: { type: 3 } }, { as: tim, headers })
    expect(second.body.id).not.toBe(first.body.id)
    const offer = await app.offer(await app.company())
    const other = await app.call(
      createApplication,
      { body: { type: 2, offerId: offer.id } },
      { as: lena, headers },
    )
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  })
})

test('a picture is refused with what pictures may be, a document with what documents may be', async () => {
  const as = await app.applicant()
  const { body: application } = await app.call(createApplication, { body: { type: 3 } }, { as })
  const said = async (endpoint: typeof attachFile | typeof saveApplicantImage, bytes: Buffer) => {
    const id = endpoint === attachFile ? application.id : 'mainImage'
    const input = { params: { type: 'cv', id }, file: { name: 'a', bytes } }
    const { body } = await app.upload(endpoint, input, { as, locale: 'en' })
    return body.description
  }
  const text = Buffer.from('<!doctype html>')
  expect(await said(saveApplicantImage, text)).toMatch(/JPEG, PNG and WebP/)
  expect(await said(attachFile, text)).toMatch(/PDF, JPG, PNG and DOCX/)
  const large = Buffer.alloc(applicantImageBounds.maxBytes + 1)
  expect(await said(saveApplicantImage, large)).toMatch(/5\u00a0MB/)
})

test('a key keeps neither a token nor what a password could be guessed from', async () => {
  const as = await app.applicant()
  const passwordHash = await hashPassword(password)
  await app.db.update(account).set({ passwordHash }).where(eq(account.id, as.accountId))
  const caller = { as, headers: { 'idempotency-key': 'secrets' } }
  const signedIn = await app.call(login, { body: { email: as.email, password } }, caller)
  expect(signedIn.status).toBe(200)
  const body = { password, newPassword: 'Abends riecht der Garten nach Minze' }
  expect((await app.call(changePassword, { body }, caller)).status).toBe(200)
  const kept = await app.db.select().from(idempotentAnswer).where(eq(idempotentAnswer.key, 'secrets'))
  expect(kept, 'of the change alone').toHaveLength(1)
  const guess = createHash('sha256').update('/api/account/password').update(JSON.stringify(body))
  expect(kept[0]?.requestHash).not.toBe(guess.digest('base64url'))
})

test('a database without a free connection makes us unavailable, which is no error of ours', async () => {
  const { pool } = app.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const { status, body } = await app.call(findPlaces, { query: { text: 'Karls' } })
  for (const client of held) client.release()
  expect(status).toBe(503)
  expect(body.code).toBe('unavailable')
  expect((await app.call(findPlaces, { query: { text: 'Karls' } })).status).toBe(200)
})

test('a data folder that does not exist is made at the start: there is room in it before the first upload', async () => {
  const fresh = await startTestApp({
    env: { DATA_DIR: join(app.config.dataDir, 'new', 'data'), SECRET_KEY: 'ab'.repeat(32) },
  })
  expect((await fresh.server.inject('/health/ready')).json()).toEqual({ status: 'ready' })
  await fresh.stop()
})

describe('the description', () => {
  test('has every endpoint, who may call it, and refers to nothing that is missing', async () => {
    const document = (await app.server.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    for (const { name, endpoint } of endpoints) {
      const operation = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()]
      expect(operation?.operationId).toBe(name)
      expect(operation.security).toEqual(endpoint.access === 'everyone' ? [] : [{ bearer: [] }])
    }
    const text = JSON.stringify(document)
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      expect(document.components.schemas).toHaveProperty(name)
    }
  })

  test('tells where the API lives, how a sign-in is refused and that bodies carry the language', async () => {
    const document = (await app.server.inject('/api/openapi.json')).json()
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
    const { requestBody, responses } = document.paths['/api/login'].post
    expect(requestBody.content['application/json'].schema.properties.locale.enum).toEqual(['de', 'en'])
    const refused = responses['400'].content['application/json'].schema.$ref.split('/').at(-1)
    expect(document.components.schemas[refused].properties.meta.properties.status.enum).toContain(
      'INVALID_CREDENTIALS',
    )
    const upload = document.paths['/api/applicant-profile/file/{type}/{id}'].post.requestBody
    expect(upload.content['multipart/form-data'].schema.properties).toHaveProperty('locale')
  })

  test('tells a client how to log in and repeat a call, and names each error of a call once', async () => {
    const document = (await app.server.inject('/api/openapi.json')).json()
    for (const word of [
      'POST /api/login',
      'GET /api/account/refresh',
      'Idempotency-Key',
      'Retry-After',
      'requestId',
    ])
      expect(document.info.description).toContain(word)
    const takesKey = (path: string, method = 'post') =>
      document.paths[path][method].parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key')
    expect(takesKey('/api/offer')).toBe(true)
    expect(takesKey('/api/contact')).toBe(true)
    expect(takesKey('/api/login')).toBe(false)
    expect(takesKey('/api/offer/{id}', 'put')).toBe(false)
    for (const { name, endpoint } of endpoints) {
      const { responses } = document.paths[`/api${endpoint.path}`][endpoint.method.toLowerCase()]
      for (const { description } of Object.values(responses) as { description: string }[]) {
        const codes = description.split(', ')
        expect([...new Set(codes)], name).toEqual(codes)
      }
    }
  })

  test('is shown to people without script', async () => {
    const page = await app.server.inject('/api/docs')
    expect(page.body).toContain('Idempotency-Key')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('POST /api/login')
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('<dt>Body</dt><dd><code>email</code>, <code>password</code>')
    expect(page.body).toMatch(
      /<code>GET \/api\/offers<\/code>.*?<dt>Query<\/dt><dd>.*?<code>text<\/code> \(optional\)/s,
    )
  })

  test('says how often a call may be made, as each answer counts it', async () => {
    const document = (await app.server.inject('/api/openapi.json')).json()
    for (const { path, method, limit } of [
      { path: '/api/offers', method: 'get', limit: 600 },
      { path: '/api/login', method: 'post', limit: 60 },
    ]) {
      expect(document.paths[path][method]['x-requests-per-minute']).toBe(limit)
      const { headers } = await app.server.inject({ url: path, method: method === 'get' ? 'GET' : 'POST' })
      for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
        expect(Number(headers[name]), name).toBeGreaterThan(0)
        expect(document.info.description.toLowerCase()).toContain(name)
      }
    }
  })

  test('its examples work as they are printed', async () => {
    const lena = await app.applicant()
    const passwordHash = await hashPassword(password)
    await app.db.update(account).set({ passwordHash }).where(eq(account.id, lena.accountId))
    await app.offer(await app.company())
    const { body } = await app.server.inject('/api/docs')
    const printed = unescapeHtml(body.match(/<pre>(.*?)<\/pre>/s)?.[1] ?? '')
    const known: Record<string, string> = { EMAIL: lena.email, PASSWORD: password }
    const answers: Record<string, unknown>[] = []
    for (const command of printed.split('\n').filter((line) => line.startsWith('curl '))) {
      const text = command.replaceAll(/\$(\w+)/g, (_, name: string) => known[name] ?? '')
      const [url = ''] = text.match(/(?<=["'])\/api[^"']*/) ?? []
      const headers = Object.fromEntries(
        [...text.matchAll(/-H ["']([\w-]+): ([^"']*)["']/g)].map(([, name, value]) => [name, value]),
      )
      const payload = text.match(/-d (?:'([^']*)'|"((?:\\.|[^"])*)")/)
      const answer = await app.server.inject({
        ...{ url, headers, method: payload ? 'POST' : 'GET' },
        payload: payload?.[1] ?? payload?.[2]?.replaceAll('\\"', '"'),
      })
      expect(answer.statusCode, `${command}\n${answer.body}`).toBe(200)
      const json = answer.json()
      answers.push(json)
      if (json.auth) known.TOKEN = json.auth.token
      if (json.member) known.OFFER = json.member[0].id
    }
    expect(answers).toHaveLength(4)
    expect(answers.at(-1), 'a repeat gets the first answer').toEqual(answers.at(-2))
  })
})

const unescapeHtml = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
