import { getAccount } from '@tandem/contract/accounts'
import { positionHeader, streamEvents } from '@tandem/contract/events'
import { logout } from '@tandem/contract/sessions'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteEventsBefore } from '#platform/events/events.store.ts'
import { publish, publishToAll } from '#platform/events/events.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp()
  address = await app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.stop())

/** What a client gets: the events so far, and whether the server has ended the stream. */
async function listen({ token }: { token: string }, since?: number) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(since !== undefined && { 'last-event-id': `${since}` }),
  }
  const response = await fetch(`${address}/api/events`, { headers })
  const heard = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) heard.text += decoder.decode(bytes, { stream: true })
    heard.ended = true
  })()
  reading.catch(() => {})
  await expect.poll(() => heard.text).toContain(': connected')
  /** Without what the stream says about its place. */
  const events = () => parse(heard.text).filter(({ type }) => type !== 'position')
  return { response, heard, events, position: () => positionIn(heard.text) }
}

const parse = (text: string) =>
  [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, type, data = '']) => ({
    type,
    data: JSON.parse(data),
  }))

const positionIn = (text: string) => Number([...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1])

test('an account hears its own events and everyone’s, nobody else’s', async () => {
  const lena = await app.applicant()
  const tim = await app.applicant()
  const ofLena = await listen(lena)
  const ofTim = await listen(tim)
  expect(ofLena.response.headers.get('content-type')).toMatch('text/event-stream')
  await publish(app.db, { accountIds: [lena.accountId], type: 'unread', data: { count: 3 } })
  await publishToAll(app.db, { type: 'notice', data: { key: 'maintenance' } })
  await expect.poll(ofLena.events).toEqual([
    { type: 'unread', data: { count: 3 } },
    { type: 'notice', data: { key: 'maintenance' } },
  ])
  await expect.poll(ofTim.events).toEqual([{ type: 'notice', data: { key: 'maintenance' } }])
})

describe('a client that was away', () => {
  const unread = (count: number) => ({ type: 'unread', data: { count } })
  const publishTo = ({ accountId }: { accountId: string }, count: number) =>
    publish(app.db, { accountIds: [accountId], type: 'unread', data: { count } })

  test('goes on after what it heard: nothing is missed, doubled or another’s', async () => {
    const [lena, tim] = [await app.applicant(), await app.applicant()]
    const first = await listen(lena)
    await publishTo(lena, 1)
    await expect.poll(first.events).toEqual([unread(1)])
    const since = first.position()
    await publishTo(lena, 2)
    await publishTo(tim, 20)
    await publishTo(lena, 3)
    const again = await listen(lena, since)
    await publishTo(lena, 4)
    await expect.poll(again.events).toEqual([unread(2), unread(3), unread(4)])
    const stranger = await listen(tim, since)
    await expect.poll(stranger.events).toEqual([unread(20)])
  })

  test('begins where the answers that its page shows were: what came between is told', async () => {
    const lena = await app.applicant()
    const { headers } = await app.call(getAccount, {}, { as: lena })
    await publishTo(lena, 1)
    const { events, heard } = await listen(lena, Number(headers[positionHeader]))
    await expect.poll(events).toEqual([unread(1)])
    await expect.poll(() => heard.text).toMatch(/event: position\n/)
  })

  test('is told to load everything when the time between is no longer kept', async () => {
    const lena = await app.applicant()
    const stale = await listen(lena)
    await expect.poll(stale.position).toBeGreaterThanOrEqual(0)
    await publishTo(lena, 1)
    await deleteEventsBefore(app.db, new Date(Date.now() + 60_000))
    const { events } = await listen(lena, stale.position() - 1)
    await publishTo(lena, 2)
    await expect.poll(events).toEqual([{ type: 'reset', data: {} }, unread(2)])
  })

  test('whose place is no number begins now', async () => {
    const lena = await app.applicant()
    await publishTo(lena, 1)
    const headers = { authorization: `Bearer ${lena.token}`, 'last-event-id': '1; drop' }
    const response = await fetch(`${address}/api/events`, { headers })
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })
})

test('an account has twenty streams at a time, and its next one when one has ended', async () => {
  const lena = await app.applicant()
  const headers = { authorization: `Bearer ${lena.token}` }
  const open = () => fetch(`${address}/api/events`, { headers })
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  await streams[0]?.body?.cancel()
  await expect.poll(async () => (await open()).status).toBe(200)
  await Promise.all(streams.slice(1).map(({ body }) => body?.cancel()))
})

test('the stream ends with its own session, not with that of another device', async () => {
  const lena = await app.applicant()
  const { heard, events } = await listen(lena)
  const data = { sessionId: '01932c07-0000-7000-8000-000000000000' }
  await publish(app.db, { accountIds: [lena.accountId], type: 'session_ended', data })
  await publish(app.db, { accountIds: [lena.accountId], type: 'unread', data: { count: 1 } })
  await expect.poll(events).toEqual([{ type: 'unread', data: { count: 1 } }])
  expect(heard.ended).toBe(false)

  await app.call(logout, {}, { as: lena })
  await expect.poll(() => heard.ended).toBe(true)
  expect(events().at(-1)).toEqual({ type: 'session_ended', data: { sessionId: lena.sessionId } })
})

test('nothing follows the end, though it arrives together with it', async () => {
  const lena = await app.applicant()
  const { heard, events } = await listen(lena)
  await app.db.transaction(async (tx) => {
    const accountIds = [lena.accountId]
    await publish(tx, { accountIds, type: 'session_ended', data: { sessionId: lena.sessionId } })
    await publish(tx, { accountIds, type: 'unread', data: { count: 1 } })
  })
  await expect.poll(() => heard.ended).toBe(true)
  expect(events().map(({ type }) => type)).toEqual(['session_ended'])
})

test('the stream ends when its session runs out, and does not keep it alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lena = await app.applicant()
  const { heard } = await listen(lena)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.poll(() => heard.text.match(/event: position/g)?.length).toBe(2)
  expect(heard.ended).toBe(false)
  app.clock.advance(3 * 60 * 60 * 1000)
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await expect.poll(() => heard.ended).toBe(true)
})

test('nobody listens without a session', async () => {
  expect((await app.call(streamEvents)).status).toBe(401)
})
