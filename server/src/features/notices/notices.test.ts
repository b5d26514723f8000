import { dismissNotice, listNotices } from '@tandem/contract/notices'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { notice, noticeDismissal } from './notices.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => app.db.delete(notice))

const hours = (from: number) => new Date(app.clock().getTime() + from * 60 * 60 * 1000)
const shown = async (as?: { token: string }) =>
  (await app.call(listNotices, {}, { as })).body.notices.map(({ key }: { key: string }) => key)

const insert = (key: string, more: Partial<typeof notice.$inferInsert> = {}) =>
  app.db.insert(notice).values({ key, type: 'info', titleDe: `Hinweis ${key}`, titleEn: '', ...more })

test('everyone sees the notices of the moment, the newest first', async () => {
  await insert('old', { createdAt: hours(-48) })
  await insert('new', { createdAt: hours(-1), showFrom: hours(-1), showUntil: hours(1) })
  await insert('later', { showFrom: hours(1) })
  await insert('over', { showUntil: hours(-1) })
  expect(await shown()).toEqual(['new', 'old'])
  expect(await shown(await app.admin())).toEqual(['new', 'old'])
})

test('in the reader’s language, in German where English is missing', async () => {
  await insert('half', { type: 'warning', titleEn: 'Maintenance', descDe: 'Am Sonntag.' })
  const german = await app.call(listNotices)
  expect(german.body.notices).toEqual([
    { key: 'half', type: 'warning', title: 'Hinweis half', desc: 'Am Sonntag.' },
  ])
  const english = await app.call(listNotices, {}, { locale: 'en' })
  expect(english.body.notices[0]).toMatchObject({ title: 'Maintenance', desc: 'Am Sonntag.' })
})

test('whoever dismisses a notice does not see it again; all others do', async () => {
  await insert('news')
  const [lena, kim] = await Promise.all([app.applicant(), app.applicant()])
  const tries = Array.from({ length: 12 }, () =>
    app.call(dismissNotice, { params: { key: 'news' } }, { as: lena }),
  )
  for (const { status, body } of await Promise.all(tries)) {
    expect(status).toBe(200)
    expect(body.dismissed).toBe(true)
  }
  expect(await app.db.select().from(noticeDismissal)).toHaveLength(1)
  expect(await shown(lena)).toEqual([])
  expect(await shown(kim)).toEqual(['news'])
  expect(await shown()).toEqual(['news'])
})

test('only a notice that exists can be dismissed, and only by somebody', async () => {
  const lena = await app.applicant()
  const params = { key: 'none' }
  expect((await app.call(dismissNotice, { params }, { as: lena })).status).toBe(404)
  const headers = { 'idempotency-key': 'dismiss' }
  expect((await app.call(dismissNotice, { params }, { as: lena, headers })).status).toBe(404)
  expect((await app.call(dismissNotice, { params: { key: 'none' } })).status).toBe(401)
})
