import { getAccount } from '@tandem/contract/accounts'
import { endOtherSessions, endSession, listSessions } from '@tandem/contract/sessions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantWithPassword, password, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let lena: Awaited<ReturnType<typeof applicantWithPassword>>
/** The same person's, on a phone. */
let phone: { token: string }
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await applicantWithPassword(app)
  app.clock.advance(60_000)
  const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
  phone = (await signIn(app, lena.email, password, { 'user-agent': agent })).body.auth
})

const list = async (as: { token: string }) => (await app.call(listSessions, {}, { as })).body.sessions
const worksFor = async (as: { token: string }) => (await app.call(getAccount, {}, { as })).status === 200

test('the own sessions, the last seen first, and which one asks', async () => {
  const sessions = await list(phone)
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatchObject({ device: 'Firefox, Android', current: true })
  expect(sessions[1]).toMatchObject({ id: lena.sessionId, device: '', current: false })
  expect(sessions[0].createdAt).toBe(app.clock().toISOString())
  app.clock.advance(120 * 60_000)
  const { body } = await signIn(app, lena.email)
  expect(await list(body.auth)).toHaveLength(1)
})

test('one of them is ended, and with it its token', async () => {
  const end = (id: string, as: { token: string }) => app.call(endSession, { params: { id } }, { as })
  const stranger = await app.applicant()
  expect((await end(lena.sessionId, stranger)).status).toBe(404)
  expect((await end(crypto.randomUUID(), phone)).status).toBe(404)
  expect(await worksFor(lena)).toBe(true)
  const { status, body } = await end(lena.sessionId, phone)
  expect({ status, ended: body.ended }).toEqual({ status: 200, ended: true })
  expect(await worksFor(lena)).toBe(false)
  expect(await worksFor(phone)).toBe(true)
  expect((await end(lena.sessionId, phone)).status).toBe(404)
})

test('all others are ended at once', async () => {
  const stranger = await app.applicant()
  await signIn(app, lena.email)
  expect((await app.call(endOtherSessions, {}, { as: phone })).body.ended).toBe(true)
  expect(await list(phone)).toHaveLength(1)
  expect(await worksFor(lena)).toBe(false)
  expect(await worksFor(stranger)).toBe(true)
})

test.each([listSessions, endOtherSessions])('$method $path asks to sign in first', async (endpoint) => {
  expect((await app.call(endpoint)).status).toBe(401)
})
