import { getAccount } from '@tandem/contract/accounts'
import type { Endpoint } from '@tandem/contract/endpoint'
import { streamEvents } from '@tandem/contract/events'
import { startThread } from '@tandem/contract/messaging'
import { endSession, listSessions, logout, refreshSession } from '@tandem/contract/sessions'
import { getSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { callOf } from '#testing/test-calls.ts'
import { startApp } from '../start-app.ts'

/** The embedded database belongs to one process. */
describe.runIf(inject('template').kind === 'postgres')('two processes on one PostgreSQL', () => {
  let one: TestApp
  let other: Awaited<ReturnType<typeof startOther>>
  beforeAll(async () => {
    one = await startTestApp()
    other = await startOther(one)
  })
  afterAll(async () => {
    await other.stop()
    await one.stop()
  })

  test('a message sent through one rings at the other', async () => {
    const company = await one.company({ permissions: ['company-profile-edit'] })
    const lena = await one.applicant()
    const { text } = await other.listen(lena)
    const body = { subject: 'Hallo', message: 'Passt Montag?' }
    const to = company.organisationPersonId
    const sent = await one.call(startThread, { params: { id: to }, body }, { as: lena })
    expect(sent.status).toBe(200)
    await expect.poll(text).toContain(`"threadId":"${sent.body.message.threadId}"`)
  })

  test('signed out at one is signed out at the other, and its stream ends', async () => {
    const lena = await one.applicant()
    const { ended } = await other.listen(lena)
    expect((await other.call(getAccount, lena)).statusCode).toBe(200)
    await one.call(logout, {}, { as: lena })
    await expect.poll(async () => (await other.call(getAccount, lena)).statusCode).toBe(401)
    await expect.poll(ended).toBe(true)
  })

  test('sessions ended at one are dead at the other within a second, refreshed tokens too', async () => {
    const lena = await one.applicant()
    const renewed = (await one.call(refreshSession, {}, { as: lena })).body.auth
    const { body } = await one.call(listSessions, {}, { as: lena })
    expect((await other.call(getAccount, renewed)).statusCode).toBe(200)
    await one.call(endSession, { params: { id: body.sessions[0].id } }, { as: lena })
    const statuses = async () => [
      (await other.call(getAccount, lena)).statusCode,
      (await other.call(getAccount, renewed)).statusCode,
    ]
    await expect.poll(statuses, { timeout: 1000 }).toEqual([401, 401])
  })

  test('guesses at a password are counted together', async () => {
    const { email } = await one.applicant()
    const body = { email, password: 'nicht das richtige Passwort' }
    const guesses = Array.from({ length: 25 }, () => [
      one.call(login, { body }).then(({ status }) => status),
      other.call(login, undefined, { body }).then(({ statusCode }) => statusCode),
    ])
    const statuses = await Promise.all(guesses.flat())
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
  })

  // After how long is proven with a clock of its own, in settings.test.ts.
  test('a setting that was changed is seen by both', async () => {
    const names = async () => [
      (await one.call(getSettings)).body.settings.brand.universityName,
      (await other.call(getSettings)).json().settings.brand.universityName,
    ]
    expect(await names()).not.toContain('Hochschule am See')
    await writeSetting(one.db, 'brand.universityName', 'Hochschule am See', one.clock())
    const seen = ['Hochschule am See', 'Hochschule am See']
    one.clock.advance(5000)
    expect(await names()).toEqual(seen)
  })
})

type Person = { token: string }

/** A second server over the database of the first, with connections of its own. */
async function startOther({ database, config, clock }: TestApp) {
  const url = database.pool.options.connectionString ?? null
  const ownDatabase = await openDatabase({ url, dataDir: '', poolSize: 5 })
  const log = createLog(config)
  const app = await startApp({ config, database: ownDatabase, log, clock, webFolder: null })
  await app.runJobs()
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
  return {
    call: (endpoint: Endpoint, as?: Person, input: { body?: unknown } = {}) =>
      app.server.inject(callOf(endpoint, input, as ? { as } : {})),
    listen: ({ token }: Person) => listen(`${address}/api${streamEvents.path}`, token),
    async stop() {
      await app.stop()
      await ownDatabase.close()
    },
  }
}

async function listen(url: string, token: string) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const heard = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) heard.text += decoder.decode(bytes, { stream: true })
    heard.ended = true
  })()
  reading.catch(() => {})
  await expect.poll(() => heard.text).toContain(': connected')
  return { text: () => heard.text, ended: () => heard.ended }
}
