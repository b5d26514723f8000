import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Recorded } from './documents.ts'
import { drawnFile } from './drawn-file.ts'
import { emailOf, type MockCall, mockRoles, openMock } from './mock.ts'
import { addPanel, answering } from './panel.ts'

/**
 * `npm run dev:mock`: the client alone. A service worker takes every call of the API to here, where the mock answers it;
 * only then the program starts. No module of the program imports this one, so nothing of it is in the build.
 */
const files = import.meta.glob<Recorded>('./recorded/*.json', { eager: true, import: 'default' })
const fileOf = (name: string) => files[`./recorded/${name}.json`] ?? { recordedAt: new Date().toISOString() }
const recorded = {
  'visitor.de': fileOf('visitor.de'),
  'visitor.en': fileOf('visitor.en'),
  applicant: fileOf('applicant'),
  company: fileOf('company'),
  admin: fileOf('admin'),
}
const mock = openMock({ recorded, storage: sessionStorage, now: new Date() })

const worker = setupWorker(
  http.all('/api/*', async ({ request }) => {
    const stopped = await answering()
    if (stopped === 'offline') return HttpResponse.error()
    const call = await callOf(request)
    if (stopped === 'failing' && !isForShell(call.url.pathname)) return HttpResponse.text('', { status: 500 })
    const { status, body, kind } = mock(call)
    if (kind === 'stream') return new HttpResponse(new ReadableStream(), { headers: eventStream })
    if (kind === 'redirect') return HttpResponse.redirect(location.origin)
    if (kind === 'file') return drawnFile(call.url.pathname)
    return HttpResponse.json(body as never, { status })
  }),
  http.get('/health/live', async () =>
    (await answering()) === 'offline' ? HttpResponse.error() : HttpResponse.json({ status: 'live' }),
  ),
)
/** Without these no screen would be there to show its errors. */
const isForShell = (path: string) =>
  /^\/api\/(settings|notices|login|account(\/refresh)?|system\/.*)$/.test(path)
const eventStream = { 'content-type': 'text/event-stream' }

await worker.start({
  serviceWorker: { url: '/mock-service-worker.js' },
  onUnhandledFrame: 'bypass',
  quiet: true,
})
addPanel(mockRoles.map((role) => emailOf(recorded[role])))
await import('../app/main.ts')

async function callOf(request: Request): Promise<MockCall> {
  const type = request.headers.get('content-type') ?? ''
  const body: unknown = type.includes('json')
    ? await request.json().catch(() => undefined)
    : type.includes('multipart')
      ? uploaded(await request.formData())
      : undefined
  return { method: request.method, url: new URL(request.url), headers: request.headers, body }
}

/** What the mock keeps of an upload. */
const uploaded = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([field, value]) => [
      field,
      value instanceof File ? { name: value.name, size: value.size, mediaType: value.type } : value,
    ]),
  )
