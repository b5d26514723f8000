import { register } from '@tandem/contract/accounts/registration'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTimeToken } from '#features/accounts/accounts.schema.ts'
import { confirmWith, mailedToken, registerAs, registration } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const hourMs = 60 * 60 * 1000

test('confirms once; whoever comes again hears that it is done', async () => {
  await registerAs(app, 'lena@example.org')
  const token = await mailedToken(app, 'lena@example.org')
  const { status, body } = await confirmWith(app, token)
  expect(status).toBe(200)
  expect(body.confirmation).toEqual({ type: 'applicant', purpose: 'registration', awaitsCheck: false })
  const again = await confirmWith(app, token)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'already_confirmed', title: 'Schon bestätigt' })
})

test('of 50 parallel tries one succeeds', async () => {
  await registerAs(app, 'often@example.org')
  const token = await mailedToken(app, 'often@example.org')
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirmWith(app, token)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
})

test('refuses a token after 24 hours, and one that never was', async () => {
  await registerAs(app, 'late@example.org')
  const token = await mailedToken(app, 'late@example.org')
  app.clock.advance(24 * hourMs)
  const late = await confirmWith(app, token)
  expect(late.status).toBe(410)
  expect(late.body.code).toBe('token_invalid')
  expect((await confirmWith(app, 'x'.repeat(43))).body.code).toBe('token_invalid')
  expect((await confirmWith(app, '')).status).toBe(422)
})

test('a second mail takes the first one’s place', async () => {
  const address = 'twice@example.org'
  await registerAs(app, address)
  const first = await mailedToken(app, address)
  await registerAs(app, address)
  expect((await confirmWith(app, first)).body.code).toBe('token_invalid')
  expect((await confirmWith(app, await mailedToken(app, address))).status).toBe(200)
})

test('no token stands in the database, neither in its own table nor among the jobs', async () => {
  const address = 'secret@example.org'
  await app.call(register, { body: registration(address) })
  await app.settleJobs()
  const token = await mailedToken(app, address)
  expect(token).toMatch(/^[\w-]{43}$/)
  const jobs = await app.db.execute(sql`select data::text, output::text from pgboss.job`)
  const tokens = await app.db.select().from(oneTimeToken)
  expect(tokens.length).toBeGreaterThan(0)
  const everything = JSON.stringify([jobs.rows, tokens])
  expect(everything).not.toContain(token)
  expect(everything).not.toContain(address)
})
