import {
  changeUnsubscription,
  createCompanySavedSearch,
  deleteCompanySavedSearch,
  getCompanySavedSearch,
  readUnsubscription,
} from '@tandem/contract/saved-searches'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { mailsTo, newestHeaders, runIncrementalMatching, save } from '../saved-searches.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
})
afterAll(() => app.stop())

async function receiveAlert(studyInterestId: number) {
  const lena = await app.applicant()
  const criteria = { studyInterests: [String(studyInterestId)], notificationInterval: 'immediately' }
  const id = await save(app, lena, { name: 'Suche', ...criteria })
  await come(studyInterestId)
  const headers = await newestHeaders(app, lena)
  const address = /^List-Unsubscribe: <(.+)>$/m.exec(headers)?.[1] ?? ''
  return { lena, id, headers, url: new URL(address).pathname, token: address.split('/').at(-1) ?? '' }
}

async function come(studyInterestId: number) {
  app.clock.advance(60_000)
  await app.offer(acme, { studyInterestId })
  await runIncrementalMatching(app)
}

const post = (url: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  app.server.inject({ method: 'POST', url, ...(payload && { payload, headers: { 'content-type': type } }) })

test('one click in the mail program ends the mails, and a click on the page begins them again', async () => {
  const { lena, id, headers, url, token } = await receiveAlert(41)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const state = async () => (await app.call(readUnsubscription, { body: { token } })).body.unsubscription
  expect(await state(), 'looking changes nothing').toEqual({ name: 'Suche', subscribed: true })

  expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await state()).toEqual({ name: 'Suche', subscribed: false })
  await come(41)
  expect(await mailsTo(app, lena)).toHaveLength(1)
  const owned = await app.call(getCompanySavedSearch, { params: { id } }, { as: lena })
  expect(owned.body).toMatchObject({ paused: true, notificationInterval: 'immediately' })

  const back = await app.call(changeUnsubscription, { body: { token, subscribed: true } })
  expect(back.body.unsubscription).toEqual({ name: 'Suche', subscribed: true })
  await runIncrementalMatching(app)
  expect(await mailsTo(app, lena), 'what came meanwhile').toHaveLength(2)
})

test('a mail program that opens the address instead leads to the page, in the reader’s language', async () => {
  const { url, token } = await receiveAlert(49)
  const open = (url: string, language: string) =>
    app.server.inject({ method: 'GET', url, headers: { 'accept-language': language } })
  const [german, english] = [await open(url, 'de'), await open(url, 'en')]
  const { baseUrl } = app.config.http
  expect([german.statusCode, german.headers.location]).toEqual([
    303,
    `${baseUrl}/suchauftrag-abbestellen#token=${token}`,
  ])
  expect(english.headers.location).toBe(`${baseUrl}/en/suchauftrag-abbestellen#token=${token}`)
  const { unsubscription } = (await app.call(readUnsubscription, { body: { token } })).body
  expect(unsubscription.subscribed, 'opening changes nothing').toBe(true)
  const elsewhere = await open('/api/search-pattern/unsubscription/%2F%2Fexample.org%3Fx', 'de')
  expect(elsewhere.headers.location).toBe(`${baseUrl}/suchauftrag-abbestellen#token=%2F%2Fexample.org%3Fx`)
})

test('the form of a mail program may be of both kinds, and nothing else', async () => {
  const { url } = await receiveAlert(42)
  expect((await post(url, 'List-Unsubscribe=No')).statusCode).toBe(422)
  expect((await post(url, 'other=1')).statusCode).toBe(422)
  const multipart =
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await post(url, multipart, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
})

test('no other endpoint takes forms', async () => {
  const { path } = createCompanySavedSearch
  const answer = await post(`/api${path}`, 'name=Suche')
  expect(answer.statusCode).toBe(415)
})

test('a token is good for its search alone, and no longer than that', async () => {
  const { lena, id, token } = await receiveAlert(43)
  const other = await save(app, lena, {})
  for (const wrong of ['x', `${other}.${token.split('.')[1]}`, `${token}a`, token.slice(0, -1)]) {
    const answer = await app.call(changeUnsubscription, { body: { token: wrong, subscribed: false } })
    expect([answer.status, answer.body.code]).toEqual([410, 'token_invalid'])
  }
  await app.call(deleteCompanySavedSearch, { params: { id } }, { as: lena })
  expect((await app.call(readUnsubscription, { body: { token } })).status).toBe(410)
})
