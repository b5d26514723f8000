import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
  .replace('__VERSION__', '2')
  .replace('__FILES__', '["/","/assets/a-1.js"]')
const origin = 'https://tandem.example'

type Page = {
  focused: boolean
  visibilityState: string
  focus: () => Promise<void>
  postMessage: (message: object) => void
}

/** The worker among these pages, with these caches, and what its browser does. */
function start({
  pages = [],
  net = async () => new Response('new'),
}: {
  pages?: Page[]
  net?: () => Promise<Response>
} = {}) {
  const handlers = new Map<string, (event: object) => void>()
  const cached = new Map([
    ['tandem-shell-1', new Map()],
    [
      'tandem-shell-2',
      new Map([
        ['/index.html', 'kept page'],
        ['/assets/a-1.js', 'kept file'],
      ]),
    ],
  ])
  const pathOf = (key: string | { url: string }) =>
    typeof key === 'string' ? key : new URL(key.url).pathname
  const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
  const caches = {
    keys: async () => [...cached.keys()],
    delete: async (name: string) => cached.delete(name),
    match: async (key: { url: string }) =>
      found([...cached.values()].map((each) => each.get(pathOf(key))).find(Boolean)),
    open: async (name: string) => ({
      match: async (key: string) => found(cached.get(name)?.get(pathOf(key))),
      put: async () => {},
    }),
  }
  const self = {
    location: { origin },
    navigator: { userAgent: 'Chrome/156' },
    addEventListener: (type: string, handle: (event: object) => void) => handlers.set(type, handle),
    clients: { matchAll: async () => pages, claim: vi.fn(), openWindow: vi.fn() },
    registration: { showNotification: vi.fn() },
    skipWaiting: vi.fn(),
  }
  new Function('self', 'caches', 'fetch', source)(self, caches, net)
  async function fire(type: string, event: object = {}): Promise<unknown> {
    let answer: unknown
    const take = (promise: unknown) => {
      answer = promise
    }
    handlers.get(type)?.({ waitUntil: take, respondWith: take, ...event })
    return answer
  }
  async function get(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | null> {
    const answer = (await fire('fetch', { request: { url: origin + path, mode, method } })) as
      | Response
      | undefined
    return answer ? answer.text() : null
  }
  return { self, cached, fire, get }
}
const cutOff = async () => {
  throw new TypeError('Failed to fetch')
}
const page = (isSeen: boolean): Page => ({
  focused: isSeen,
  visibilityState: isSeen ? 'visible' : 'hidden',
  focus: vi.fn(async () => {}),
  postMessage: vi.fn(),
})
const message = { title: 'Neue Nachricht', body: 'x', path: '/nachrichten/1', tag: 'thread-1' }
const push = { data: { json: () => message } }

test('a page comes from the net, and only without one from what is kept', async () => {
  expect(await start().get('/dashboard', { mode: 'navigate' })).toBe('new')
  expect(await start({ net: cutOff }).get('/dashboard', { mode: 'navigate' })).toBe('kept page')
})

test('a file whose name says what is in it comes from what is kept', async () => {
  expect(await start().get('/assets/a-1.js')).toBe('kept file')
  expect(await start().get('/assets/b-2.js')).toBe('new')
})

test('calls of the API, and what is sent, go past it', async () => {
  const { get } = start()
  expect(await get('/api/account')).toBeNull()
  expect(await get('/dashboard', { method: 'POST' })).toBeNull()
})

test('the program before is deleted once this one has taken over, which it does when asked', async () => {
  const { self, cached, fire } = start()
  await fire('activate')
  expect([...cached.keys()]).toEqual(['tandem-shell-2'])
  expect(self.skipWaiting).not.toHaveBeenCalled()
  await fire('message', { data: { type: 'activate' } })
  expect(self.skipWaiting).toHaveBeenCalled()
})

test('a push message is shown, but not to who is looking at the platform', async () => {
  const away = start({ pages: [page(false)] })
  await away.fire('push', push)
  const shown = expect.objectContaining({ body: 'x', tag: 'thread-1', data: { path: '/nachrichten/1' } })
  expect(away.self.registration.showNotification).toHaveBeenCalledWith('Neue Nachricht', shown)
  const reading = start({ pages: [page(false), page(true)] })
  await reading.fire('push', push)
  expect(reading.self.registration.showNotification).not.toHaveBeenCalled()
})

test('a click opens its page: in a window that is open, else in a new one, and never elsewhere', async () => {
  const click = (path: string) => ({ notification: { close: vi.fn(), data: { path } } })
  const open = page(false)
  await start({ pages: [open] }).fire('notificationclick', click('/nachrichten/1'))
  expect(open.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/nachrichten/1' })
  const none = start()
  await none.fire('notificationclick', click('/nachrichten/1'))
  expect(none.self.clients.openWindow).toHaveBeenCalledWith(`${origin}/nachrichten/1`)
  await none.fire('notificationclick', click('https://example.org/'))
  expect(none.self.clients.openWindow).toHaveBeenCalledOnce()
})
