import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSubscriptions, updateSubscription } from '@tandem/contract/accounts/own-account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestHeaders } from '#features/saved-searches/saved-searches.testing.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tipMail } from '../tips/tips.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const post = (url: string, payload = 'List-Unsubscribe=One-Click') =>
  app.server.inject({
    ...{ method: 'POST', url, payload },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

async function receiveTip() {
  const lena = await app.applicant()
  const params = { subscription: 'tips' as const }
  await app.call(updateSubscription, { params, body: { enabled: true } }, { as: lena })
  await enqueue(app.db, tipMail, { accountId: lena.accountId, tip: 'profile' })
  await app.settleJobs()
  const headers = await newestHeaders(app, lena)
  const address = /^List-Unsubscribe: <(.+)>$/m.exec(headers)?.[1] ?? ''
  const off = async () => {
    const { subscriptions } = (await app.call(getSubscriptions, {}, { as: lena })).body
    return subscriptions.flatMap(({ id, enabled }: { id: string; enabled: boolean }) => (enabled ? [] : id))
  }
  return { lena, headers, url: new URL(address).pathname, off }
}

test('one click in the mail program ends the mails of this kind, and no others', async () => {
  const { headers, url, off } = await receiveTip()
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(await off()).toEqual([])
  expect((await post(url)).statusCode).toBe(200)
  expect((await post(url)).statusCode).toBe(200)
  expect(await off()).toEqual(['tips'])
})

test('a mail program that opens the address instead leads to the account, and changes nothing', async () => {
  const { url, off } = await receiveTip()
  const { statusCode, headers } = await app.server.inject({ method: 'GET', url })
  expect([statusCode, headers.location]).toEqual([303, `${app.config.http.baseUrl}/account#mitteilungen`])
  expect(await off()).toEqual([])
})

test('a token is good for its account and its kind alone, and no longer than the account is there', async () => {
  const { lena, url, off } = await receiveTip()
  const tom = await app.applicant()
  const end = url.split('.').at(-1)
  const base = url.slice(0, url.lastIndexOf('/') + 1)
  for (const wrong of [
    `${base}${tom.accountId}.tips.${end}`,
    `${base}${lena.accountId}.messages.${end}`,
    `${url}a`,
    url.slice(0, -1),
    `${base}x`,
  ]) {
    expect((await post(wrong)).statusCode).toBe(410)
  }
  expect((await post(url, 'List-Unsubscribe=No')).statusCode).toBe(422)
  expect(await off()).toEqual([])
  await app.db.execute(`delete from account where id = '${lena.accountId}'`)
  expect((await post(url)).statusCode).toBe(410)
})

/** Whoever writes such a mail says in it where it is turned off. */
const isTurnedOff = /mailSettingsLine\(|settingsLink:/

test('every mail that can be turned off has the button', () => {
  const folder = join(projectRoot, 'server/src/features')
  const senders = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    .filter(({ text }) => text.includes('sendMail(') && isTurnedOff.test(text))
  expect(senders.length).toBeGreaterThan(7)
  expect(senders.filter(({ text }) => !/Headers\(ctx, /.test(text)).map(({ path }) => path)).toEqual([])
})
