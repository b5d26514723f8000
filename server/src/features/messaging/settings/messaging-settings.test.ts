import { getThread, markThreadRead, startThread } from '@tandem/contract/messaging'
import { getMessagingSettings, updateMessagingSettings } from '@tandem/contract/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { eventsOf, insertApplication } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string }

const bounds = { maxLength: 10_000, maxAttachments: 5, maxAttachmentBytes: 10 * 1024 * 1024 }
const defaults = { ...bounds, mailInterval: 'immediately', readReceipts: true }
const settingsOf = async (as: Signed) => (await app.call(getMessagingSettings, {}, { as })).body.settings
const change = (as: Signed, body: object) => app.call(updateMessagingSettings, { body }, { as })

test('they hold the bounds of messages and, until changed, the defaults', async () => {
  for (const as of [await app.applicant(), await app.company(), await app.admin()])
    expect(await settingsOf(as)).toEqual(defaults)
})

test('they are changed for one account alone, and changed again', async () => {
  const acme = await app.company()
  const kollege = await app.colleague(acme)
  const changed = await change(acme, { mailInterval: 'daily', readReceipts: false })
  expect(changed).toMatchObject({
    status: 200,
    body: { settings: { ...bounds, mailInterval: 'daily', readReceipts: false } },
  })
  expect(await settingsOf(acme)).toEqual(changed.body.settings)
  await change(acme, { mailInterval: 'immediately', readReceipts: false })
  expect(await settingsOf(acme)).toEqual({ ...defaults, readReceipts: false })
  expect(await settingsOf(kollege)).toEqual(defaults)
})

test('changed 12 times at once, they are one of what was asked for', async () => {
  const lena = await app.applicant()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      change(lena, { mailInterval: index % 2 ? 'daily' : 'immediately', readReceipts: index % 2 === 1 }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { mailInterval, readReceipts } = await settingsOf(lena)
  expect(mailInterval).toBe(readReceipts ? 'daily' : 'immediately')
})

test.each([
  ['an interval that does not exist', { mailInterval: 'hourly', readReceipts: true }, 'mailInterval'],
  ['a receipt that is no answer', { mailInterval: 'daily', readReceipts: 'no' }, 'readReceipts'],
  ['half of it', { mailInterval: 'daily' }, 'readReceipts'],
  ['a bound', { mailInterval: 'daily', readReceipts: true, maxLength: 1 }, ''],
])('%s is refused and changes nothing', async (_, body, propertyPath) => {
  const lena = await app.applicant()
  const answer = await change(lena, body)
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath }] } })
  expect(await settingsOf(lena)).toEqual(defaults)
})

test.each([getMessagingSettings, updateMessagingSettings])(
  '$method asks to sign in first',
  async (endpoint) => {
    const { status, body } = await app.call(endpoint, {
      body: { mailInterval: 'daily', readReceipts: true },
    })
    expect(status).toBe(401)
    expect(body.code).toBe('unauthenticated')
  },
)

describe('read receipts', () => {
  const quiet = (as: Signed) => change(as, { mailInterval: 'immediately', readReceipts: false })
  const mark = (id: string, as: Signed) => app.call(markThreadRead, { params: { id } }, { as })
  const readersOf = async (id: string, as: Signed) => {
    const { body } = await app.call(getThread, { params: { id } }, { as })
    return body.thread.messages.map(({ readBy }: { readBy: { id: string }[] }) => readBy.map(({ id }) => id))
  }

  /** Acme wrote to Lena, who wrote to Acme; both threads are read by the one who got the message. */
  async function bothWays() {
    const lena = await app.applicant()
    const acme = await app.company()
    await insertApplication(app, lena, acme)
    const body = { subject: 'Hallo', message: 'Guten Tag!' }
    const write = async (to: string, as: Signed): Promise<string> =>
      (await app.call(startThread, { params: { id: to }, body }, { as })).body.message.threadId
    const toLena = await write(lena.applicantId, acme)
    const toAcme = await write(acme.organisationPersonId, lena)
    return { lena, acme, toLena, toAcme }
  }

  test('turned off, the other side sees no reading, and they see none of the other side', async () => {
    const { lena, acme, toLena, toAcme } = await bothWays()
    await quiet(lena)
    await mark(toLena, lena)
    await mark(toAcme, acme)
    expect(await readersOf(toLena, acme)).toEqual([[]])
    expect(await readersOf(toAcme, lena)).toEqual([[]])
    // What is kept is only not shown.
    await change(lena, { mailInterval: 'immediately', readReceipts: true })
    expect(await readersOf(toLena, acme)).toEqual([[lena.applicantId]])
    expect(await readersOf(toAcme, lena)).toEqual([[acme.organisationPersonId]])
  })

  test('are each account’s own, and colleagues always see each other’s', async () => {
    const { lena, acme, toAcme } = await bothWays()
    const kollege = await app.colleague(acme)
    await quiet(kollege)
    await mark(toAcme, kollege)
    app.clock.advance(1000)
    await mark(toAcme, acme)
    expect(await readersOf(toAcme, lena)).toEqual([[acme.organisationPersonId]])
    const both = [[kollege.organisationPersonId, acme.organisationPersonId]]
    expect(await readersOf(toAcme, acme)).toEqual(both)
    expect(await readersOf(toAcme, kollege)).toEqual(both)
  })

  test('turned off, no event gives the reading away', async () => {
    const { lena, toLena } = await bothWays()
    await quiet(lena)
    const events = await eventsOf(app, () => mark(toLena, lena))
    expect(events).toEqual([{ type: 'unread', accountIds: [lena.accountId], data: { count: 0 } }])
  })
})
