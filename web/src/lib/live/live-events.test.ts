import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenToEvents } from './live-events.ts'
import { forgetPosition, startAtPosition } from './position.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetPosition()
})

test('the first stream begins where the page’s first answer was, the next where the last one broke off', async () => {
  startAtPosition('7')
  startAtPosition('9')
  const { asked, heard, stop } = listen([
    'id: 8\nevent: unread\ndata: {"count":1}\n\nid: 12\nevent: position\ndata: {}\n\n',
    'id: 13\nevent: message\ndata: {"threadId":"t"}\n\n',
    '',
  ])
  await vi.waitFor(() => expect(asked).toEqual(['7', '12', '13']), 5000)
  stop()
  expect(heard).toEqual(['unread {"count":1}', 'message {"threadId":"t"}'])
})

test('everything is loaded again when the server no longer knows what came, or nobody knows since when', async () => {
  const { asked, heard, stop } = listen([
    'id: 5\nevent: position\ndata: {}\n\n',
    'id: 9\nevent: reset\ndata: {}\n\n',
    '',
  ])
  await vi.waitFor(() => expect(asked).toEqual([null, '5', '9']), 5000)
  stop()
  expect(heard).toEqual(['reset', 'reset'])
})

describe('a connection that nobody tells is gone', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const seenAgain = () => page.dispatchEvent(new Event('visibilitychange'))
  const inTheNet = () => page.dispatchEvent(new Event('online'))
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const settle = () => vi.advanceTimersByTimeAsync(1000)

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, page[name].bind(page))
  })
  afterEach(() => void vi.useRealTimers())

  /** Its first stream stays open without a word; the second brings what came since. */
  async function listenOn() {
    startAtPosition('7')
    const listening = listen([open(), open('id: 8\nevent: message\ndata: {"threadId":"t"}\n\n')])
    await settle()
    expect(listening.asked).toEqual(['7'])
    return listening
  }

  test('is noticed soon after a sleep, which no timer counts, and what came is heard once', async () => {
    const { asked, heard, stop } = await listenOn()
    sleep(60 * 60 * 1000)
    await vi.advanceTimersByTimeAsync(6500)
    expect(asked).toEqual(['7', '7'])
    expect(heard).toEqual(['message {"threadId":"t"}'])
    stop()
  })

  test('is noticed at once when the page is seen again, but not where it has just spoken', async () => {
    const { asked, stop } = await listenOn()
    seenAgain()
    await settle()
    expect(asked).toEqual(['7'])
    sleep(30_000)
    seenAgain()
    await settle()
    expect(asked).toEqual(['7', '7'])
    stop()
  })

  test('is given up at once in another net', async () => {
    const { asked, stop } = await listenOn()
    inTheNet()
    await settle()
    expect(asked).toEqual(['7', '7'])
    stop()
  })
})

/** A body that stays open after what it says. */
const open = (text = '') =>
  new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new TextEncoder().encode(text)) })

/** Listens to these streams, one after the other; what they were asked to begin after, and what was heard. */
function listen(streams: (string | ReadableStream<Uint8Array>)[]) {
  const asked: (string | null)[] = []
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    asked.push(new Headers(headers).get('last-event-id'))
    const given = streams[asked.length - 1] ?? new ReadableStream()
    if (typeof given === 'string') return new Response(given)
    // As a browser does: who gives up reads no more.
    const through = new TransformStream<Uint8Array, Uint8Array>()
    given.pipeTo(through.writable, { signal: signal ?? undefined }).catch(() => {})
    return new Response(through.readable)
  })
  const stop = listenToEvents({
    onEvent: (type, data) => heard.push(`${type} ${JSON.stringify(data)}`),
    onReset: () => heard.push('reset'),
    onRefused: async () => true,
  })
  return { asked, heard, stop }
}
