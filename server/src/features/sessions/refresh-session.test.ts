import { logout } from '@tandem/contract/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meanwhile } from '#testing/meanwhile.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { authenticate } from './authenticate.ts'
import { refreshSession } from './refresh-session.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const facts = { userAgent: '', clientAddress: '::1' }
const begin = async () => {
  const { token } = await app.applicant()
  const viewer = await authenticate(app.context(), token)
  if (!viewer) throw new Error('Nobody is signed in')
  return { token, viewer }
}

test('a logout in between ends the session for good', async () => {
  const { token, viewer } = await begin()
  const between = meanwhile(app.context(), () => app.call(logout, {}, { as: { token } }))
  await expect(refreshSession(between, viewer, { token, ...facts })).rejects.toThrow('unauthenticated')
})

test('without the token that it replaces there is no new one', async () => {
  const { viewer } = await begin()
  const refreshed = refreshSession(app.context(), viewer, { token: null, ...facts })
  await expect(refreshed).rejects.toThrow('unauthenticated')
})
