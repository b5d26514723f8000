import { afterEach, expect, test, vi } from 'vitest'
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

/** Listens to streams that break off after these texts; what they were asked to begin after, and what was heard. */
function listen(texts: string[]) {
  const asked: (string | null)[] = []
  const heard: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('last-event-id'))
    return new Response(texts[asked.length - 1] ?? new ReadableStream())
  })
  const stop = listenToEvents({
    onEvent: (type, data) => heard.push(`${type} ${JSON.stringify(data)}`),
    onReset: () => heard.push('reset'),
    onRefused: async () => true,
  })
  return { asked, heard, stop }
}
