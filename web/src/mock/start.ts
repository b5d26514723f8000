import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Recorded } from './documents.ts'
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

/** Pictures are not recorded: a tile in a colour of its own for each. Other files are a page with a line. */
function drawnFile(path: string): Response {
  if (path.includes('/image')) return svg(hueOf(path))
  if (path.endsWith('/pdf') || path.includes('/file') || path.includes('/attachment'))
    return new Response(pdf, { headers: { 'content-type': 'application/pdf' } })
  return new Response('', { headers: { 'content-type': 'text/plain' } })
}

const hueOf = (path: string): number =>
  [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 3600, 7) / 10

function svg(hue: number): Response {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 40%)"/><circle cx="48" cy="48" r="22" fill="hsl(${hue} 60% 85%)"/></svg>`
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } })
}

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 46>>stream
BT /F 24 Tf 72 720 Td (Beispieldokument) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`
