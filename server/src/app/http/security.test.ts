import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '@tandem/contract/accounts/registration'
import { attachFile, downloadFile } from '@tandem/contract/applicants'

import { createApplication } from '@tandem/contract/applications/drafts'

import { getSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readScreenHeads } from '#features/seo/seo.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { openTestDatabase } from '#testing/database.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { startApp } from '../start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('no inline script or style, nothing of another origin, no framing', async () => {
  const { headers } = await app.server.inject('/api/docs')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('the answer of a call may do nothing at all as a page, and carries nothing that only pages need', async () => {
  const { headers } = await app.call(getSettings)
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['referrer-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toBeUndefined()
})

test('csp_evaluator finds nothing of high severity in the policy of a page, the API, a file and the docs; planted ones are found', async () => {
  const web = await mkdtemp(join(tmpdir(), 'tandem-policy-'))
  await mkdir(join(web, '.vite'))
  await writeFile(join(web, '.vite/screen-heads.json'), JSON.stringify(await readScreenHeads(null)))
  await writeFile(join(web, 'index.html'), '<html lang="de"><title>Tandem</title>')
  await app.db.insert(setting).values({ key: 'analytics.url', value: 'https://zaehlung.example/matomo/' })
  const counting = await startApp({ ...app, log: app.context().log, webFolder: web })
  const policies = {
    page: await policyOf(counting.server, '/'),
    api: await policyOf(app.server, `/api${getSettings.path}`),
    docs: await policyOf(app.server, '/api/docs'),
    file: await policyOfFile(),
  }
  await counting.stop()
  await app.db.delete(setting)
  await rm(web, { recursive: true })
  expect(policies.page).toContain("connect-src 'self' https://zaehlung.example")
  for (const [name, policy] of Object.entries(policies)) {
    expect(severeFindings(policy), name).toEqual([])
    const planted = policy.includes('script-src')
      ? policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
      : `${policy}; script-src 'unsafe-inline'`
    expect(severeFindings(planted), name).toEqual(["script-src 'unsafe-inline'"])
  }
})

async function policyOf(server: TestApp['server'], url: string): Promise<string> {
  const { statusCode, headers } = await server.inject(url)
  expect(statusCode, url).toBe(200)
  return String(headers['content-security-policy'])
}

async function policyOfFile(): Promise<string> {
  const lena = await app.applicant()
  const { id } = (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body
  const given = { params: { type: 'cv', id }, file: { name: 'a.pdf', bytes: smallPdf() } }
  const fileId = (await app.upload(attachFile, given, { as: lena })).body.attachment.key
  const params = { id: lena.applicantId, type: 'cv', fileId }
  const { status, headers } = await app.call(downloadFile, { params }, { as: lena })
  expect(status).toBe(200)
  return String(headers['content-security-policy'])
}

function severeFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.SYNTAX)
    .map(({ directive, value }) => `${directive} ${value ?? ''}`)
}

test.each(['/api/docs', '/api/openapi.json', '/%ff', '/api/nothing-here', '/nothing-here', '/health/live'])(
  'every answer carries them: %s',
  async (url) => {
    const { headers } = await app.server.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toBeTruthy()
  },
)

test.each([
  ['http://tandem.example', false],
  ['https://tandem.example', true],
])('browsers are sent to https where the platform is reached by it: %s', async (BASE_URL, secure) => {
  const { headers } = await createBareServer({ BASE_URL })
  expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(secure)
  expect('strict-transport-security' in headers).toBe(secure)
})

async function createBareServer(env: NodeJS.ProcessEnv) {
  const { database, drop } = await openTestDatabase()
  const config = loadConfig({
    NODE_ENV: 'production',
    MAIL_FROM: 'a@example.org',
    DATA_DIR: app.config.dataDir,
    ...env,
  })
  const started = await startApp({
    config,
    database,
    log: createLog({ logLevel: 'silent' }),
    webFolder: null,
  })
  const answer = await started.server.inject('/health/live')
  await started.stop()
  await drop()
  return answer
}

test('an event stream carries what every answer does', async () => {
  const { token } = await app.applicant()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.server.inject({ url: '/api/events', headers, payloadAsStream: true })
  answer.stream().destroy()
  expect(answer.headers['content-type']).toContain('text/event-stream')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['referrer-policy']).toBe('same-origin')
  expect(answer.headers['x-request-id']).toBeTruthy()
})

test('a declared limit is kept, per address, and said in words', async () => {
  const { database, drop } = await openTestDatabase()
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: app.config.dataDir })
  const limited = await startApp({ config, database, log: createLog(config), webFolder: null })
  const post = (remoteAddress: string) =>
    limited.server.inject({ method: 'POST', url: '/api/account', payload: {}, remoteAddress })
  const limit = register.limitPerMinute ?? 0
  for (let n = 0; n < limit; n += 1) expect((await post('192.0.2.1')).statusCode).toBe(422)
  const refused = await post('192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('too_many_requests')
  expect((await post('192.0.2.2')).statusCode).toBe(422)
  await limited.stop()
  await drop()
})

test('behind a proxy on this machine a client counts by the address that the proxy appended, whatever it claims itself', async () => {
  const { database, drop } = await openTestDatabase()
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: app.config.dataDir, TRUST_PROXY: 'on' })
  const limited = await startApp({ config, database, log: createLog(config), webFolder: null })
  const post = (forwarded: string) =>
    limited.server.inject({
      ...{ method: 'POST', url: '/api/account', payload: {} },
      headers: { 'x-forwarded-for': forwarded },
    })
  const limit = register.limitPerMinute ?? 0
  for (let n = 0; n < limit; n += 1) await post(`203.0.113.${n}, 192.0.2.1`)
  expect((await post('203.0.113.99, 192.0.2.1')).statusCode).toBe(429)
  expect((await post('203.0.113.99, 192.0.2.2')).statusCode).toBe(422)
  await limited.stop()
  await drop()
})

test('the log names no person, no token and no address with its parameters', async () => {
  const { database, drop } = await openTestDatabase()
  const lines: string[] = []
  const config = { ...app.config, logLevel: 'info' as const }
  const log = createLog(config, { write: (line: string) => lines.push(line) })
  const noisy = await startApp({ config, database, log, webFolder: null })
  const headers = { authorization: 'Bearer secret-token-secret-token-secret-token' }
  await noisy.server.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'lena@example.org', password: 'Geheim-Geheim' },
  })
  await noisy.server.inject({ method: 'GET', url: '/api/places?text=Heimlichdorf', headers })
  await noisy.server.inject({ method: 'GET', url: '/registrierung-verifikation/secret-link-token' })
  await noisy.stop()
  await drop()
  const text = lines.join('')
  expect(text).toContain(login.path)
  expect(text).not.toMatch(/lena@|Geheim|secret|Heimlichdorf/)
})

test('no line break and no control character of a request makes a second log line or reaches a terminal', async () => {
  const { database, drop } = await openTestDatabase()
  const lines: string[] = []
  const config = { ...app.config, logLevel: 'trace' as const }
  const log = createLog(config, { write: (line: string) => lines.push(line) })
  const noisy = await startApp({ config, database, log, webFolder: null })
  const forgeries = ['\n', '\r\n', '\r', '\u001b[2K\u001b[1A', '\u0000', '\b'].map(
    (control) => `x${control}{"level":60,"msg":"forged"}`,
  )
  for (const forged of forgeries) {
    const headers = {
      'user-agent': forged,
      referer: forged,
      'x-request-id': forged,
      'x-forwarded-for': forged,
      'accept-language': forged,
      'idempotency-key': forged,
      authorization: `Bearer ${forged}`,
    }
    const inAddress = encodeURIComponent(forged)
    for (const url of [`/${inAddress}`, `/api/${inAddress}`, `/api/places?text=${inAddress}&${inAddress}=1`])
      await noisy.server.inject({ url, headers })
    const payload = { email: forged, password: forged, [forged]: forged }
    for (const url of ['/api/login', '/api/account', '/api/csp-report'])
      await noisy.server.inject({ method: 'POST', url, headers, payload })
    const broken = { ...headers, 'content-type': 'application/json' }
    await noisy.server.inject({ method: 'POST', url: '/api/login', headers: broken, payload: forged })
    log.error({ err: new Error(forged), [forged]: forged }, forged)
  }
  await noisy.stop()
  await drop()
  expect(lines.length).toBeGreaterThan(forgeries.length * 7)
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\p{Cc}]*\}\n$/u)
    expect(JSON.parse(line).level).toBeLessThan(60)
  }
})
