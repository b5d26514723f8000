import { getAccount } from '@tandem/contract/accounts'
import { dismissNotice } from '@tandem/contract/notices'
import { logout, refreshSession } from '@tandem/contract/sessions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlySessionCleanUp } from './sessions.jobs.ts'
import { session, sessionToken } from './sessions.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const secondMs = 1000
const minuteMs = 60 * secondMs

const worksFor = async (token: string) => (await app.call(getAccount, {}, { as: { token } })).status === 200
const refresh = async (token: string) => {
  const { status, body } = await app.call(refreshSession, {}, { as: { token } })
  expect(status).toBe(200)
  return body.auth.token as string
}

describe('a refreshed session', () => {
  test('has a new token; the old one works for 60 seconds more', async () => {
    const { token } = await app.applicant()
    const renewed = await refresh(token)
    expect(renewed).not.toBe(token)
    app.clock.advance(59 * secondMs)
    expect(await worksFor(token)).toBe(true)
    app.clock.advance(2 * secondMs)
    expect(await worksFor(token)).toBe(false)
    expect(await worksFor(renewed)).toBe(true)
  })

  test('serves two tabs that refresh with the same token', async () => {
    const { token, sessionId } = await app.applicant()
    const renewed = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    app.clock.advance(5 * minuteMs)
    expect(await worksFor(token)).toBe(false)
    for (const each of renewed) expect(await worksFor(each)).toBe(true)
    const tokens = await app.db.select().from(sessionToken).where(eq(sessionToken.sessionId, sessionId))
    expect(new Set(tokens.map(({ hash }) => hash)).size).toBe(21)
  })

  test('does not live longer than 12 hours after login', async () => {
    let { token } = await app.applicant()
    for (let passed = 0; passed < 11; passed++) {
      app.clock.advance(60 * minuteMs)
      token = await refresh(token)
    }
    app.clock.advance(59 * minuteMs)
    expect(await worksFor(token)).toBe(true)
    app.clock.advance(minuteMs)
    expect(await worksFor(token)).toBe(false)
  })
})

describe('a session ends', () => {
  test('after two hours without a call', async () => {
    const { token } = await app.applicant()
    app.clock.advance(119 * minuteMs)
    expect(await worksFor(token)).toBe(true)
    app.clock.advance(119 * minuteMs)
    expect(await worksFor(token)).toBe(true)
    app.clock.advance(120 * minuteMs)
    expect(await worksFor(token)).toBe(false)
  })

  test('at logout, with every token it has, and no other session with it', async () => {
    const lena = await app.applicant()
    const kim = await app.applicant()
    const renewed = await refresh(lena.token)
    const { status, body } = await app.call(logout, {}, { as: lena })
    expect(status).toBe(200)
    expect(body.loggedOut).toBe(true)
    expect(await worksFor(lena.token)).toBe(false)
    expect(await worksFor(renewed)).toBe(false)
    expect(await worksFor(kim.token)).toBe(true)
  })

  test('with its account', async () => {
    const { token, accountId } = await app.applicant()
    await app.db.delete(account).where(eq(account.id, accountId))
    expect(await worksFor(token)).toBe(false)
  })
})

test.each([getAccount, logout, refreshSession])('$path asks to sign in first', async (endpoint) => {
  for (const as of [undefined, { token: 'x'.repeat(43) }, { token: 'short' }]) {
    const { status, body } = await app.call(endpoint, {}, { as })
    expect(status).toBe(401)
    expect(body.code).toBe('unauthenticated')
  }
})

test('its last sign of life is written at most once a minute', async () => {
  const { token, sessionId } = await app.applicant()
  const lastSeen = async () => {
    const [found] = await app.db.select().from(session).where(eq(session.id, sessionId))
    return found?.lastSeenAt
  }
  const opened = await lastSeen()
  app.clock.advance(59 * secondMs)
  await worksFor(token)
  expect(await lastSeen()).toEqual(opened)
  app.clock.advance(secondMs)
  await worksFor(token)
  expect(await lastSeen()).toEqual(app.clock())
})

test('a call that fails keeps the session', async () => {
  const lena = await app.applicant()
  expect((await app.call(dismissNotice, { params: { key: 'none' } }, { as: lena })).status).toBe(404)
  expect(await worksFor(lena.token)).toBe(true)
})

test('the nightly sweep deletes dead sessions', async () => {
  await app.applicant()
  app.clock.advance(7 * 24 * 60 * minuteMs)
  const { sessionId } = await app.applicant()
  app.clock.advance(2000)
  await enqueue(app.db, nightlySessionCleanUp, {})
  await app.settleJobs()
  expect((await app.db.select().from(session)).map(({ id }) => id)).toEqual([sessionId])
})
