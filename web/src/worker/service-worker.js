// Runs beside the pages, without what they are built of: `service-worker-plugin.ts` puts version and files in.
// It keeps the program, never an answer of the API: what stays on a device of a person's data, the page decides.

const shell = 'tandem-shell-__VERSION__'
/** The page, and what the screens that open without a connection are made of. */
const files = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(files)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('tandem-shell-') && name !== shell))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(api|health|dev)(\/|$)/.test(pathname)) return
  // The newest page wherever there is a connection: nobody sees an old one after a release.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/index.html')))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (files.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

const kept = async (path) => (await (await caches.open(shell)).match(path)) ?? Response.error()

/** Its name says what is in it, so that it never changes. */
async function asset(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    // A full disk costs only that it is not there without a connection.
    void caches
      .open(shell)
      .then((cache) => cache.put(request, copy))
      .catch(() => {})
  }
  return answer
}

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'activate') self.skipWaiting()
})

self.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (message) event.waitUntil(show(message))
})

/** Not while the person is reading: the open page shows it by itself. */
async function show({ title, body, path, tag }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isReading = pages.some((page) => page.focused && page.visibilityState === 'visible')
  // Safari takes the permission away from who shows nothing, also while the page is open.
  const isSafari = /Version\/.+Safari\//.test(self.navigator.userAgent)
  if (isReading && !isSafari) return
  const looks = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  await self.registration.showNotification(title, { body, tag, renotify: true, ...looks, data: { path } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})

async function openPage(path) {
  const address = new URL(path, self.location.origin)
  if (address.origin !== self.location.origin) return
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(address.href)
  await page.focus().catch(() => {})
  // The page goes there itself, so that it can ask about what is not saved.
  page.postMessage({ type: 'open', path: address.pathname + address.search + address.hash })
}
