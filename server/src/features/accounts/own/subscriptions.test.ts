import { getSubscriptions, updateSubscription } from '@tandem/contract/accounts/own-account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Token = { token: string }
const turn = (as: Token, subscription: string, body: object) =>
  app.call(
    updateSubscription,
    { params: { subscription: subscription as 'tips' }, body: body as never },
    { as },
  )
const read = async (as: Token) => (await app.call(getSubscriptions, {}, { as })).body.subscriptions

const defaults = [
  { id: 'messages', enabled: true },
  { id: 'application_changes', enabled: true },
  { id: 'new_matches', enabled: true },
  { id: 'tips', enabled: false },
]

test.each(['applicant', 'company', 'admin'] as const)(
  'an %s gets what concerns them, and no tips',
  async (type) => {
    const ofAdmins = type === 'admin' ? [{ id: 'waiting_companies', enabled: true }] : []
    expect(await read(await app[type]())).toEqual([...defaults, ...ofAdmins])
  },
)

test('each kind of mail is turned off and on by itself, as often as one likes', async () => {
  const lena = await app.applicant()
  const tom = await app.applicant()
  for (const { id, enabled } of defaults) {
    const { status, body } = await turn(lena, id, { enabled: !enabled })
    expect(status).toBe(200)
    expect(body.subscriptions.find((each: { id: string }) => each.id === id).enabled).toBe(!enabled)
  }
  expect(await read(lena)).toEqual(defaults.map(({ id, enabled }) => ({ id, enabled: !enabled })))
  await turn(lena, 'messages', { enabled: true })
  await turn(lena, 'messages', { enabled: true })
  expect(await read(lena)).toMatchObject([
    { enabled: true },
    { enabled: false },
    { enabled: false },
    { enabled: true },
  ])
  expect(await read(tom)).toEqual(defaults)
})

test('of 12 opposite clicks at once one holds, and none fails', async () => {
  const lena = await app.applicant()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => turn(lena, 'tips', { enabled: index % 2 === 0 })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await read(lena)).toHaveLength(4)
})

test('what is none is refused', async () => {
  const lena = await app.applicant()
  expect((await turn(lena, 'everything', { enabled: true })).status).toBe(404)
  expect((await turn(lena, 'waiting_companies', { enabled: true })).status).toBe(404)
  expect((await turn(lena, 'tips', { enabled: 'yes' })).status).toBe(422)
  expect((await turn(lena, 'tips', { enabled: true, accountId: lena.accountId })).status).toBe(422)
  expect((await app.call(getSubscriptions)).status).toBe(401)
})
