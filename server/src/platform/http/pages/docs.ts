import type { Endpoint, Schema } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { commonErrors } from '@tandem/contract/errors'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escape-html.ts'
import { describeApi, examples, introduction, jsonSchema } from './openapi.ts'

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function registerDocs(app: FastifyInstance): void {
  // Made at the first request: most processes are never asked.
  let description: object | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async () => {
    description ??= describeApi(endpoints)
    return description
  })
  app.get('/api/docs', async (_request, reply) => {
    page ??= renderDocs()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** A plain page: it needs no script, so it works under the strictest policy and in every reader. */
function renderDocs(): string {
  const byFeature = Map.groupBy(endpoints, ({ feature }) => feature)
  const sections = [...byFeature].map(
    ([feature, members]) => `<h2 id="${feature}">${feature}</h2>${members.map(renderEndpoint).join('')}`,
  )
  const paragraphs = introduction.map(
    (text) => `<p>${escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`,
  )
  const contents = [...byFeature.keys()].map((name) => `<li><a href="#${name}">${name}</a></li>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tandem API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
<h1>Tandem API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a></p>
${paragraphs.join('')}<p>Every call can be refused with: ${commonErrors.join(', ')}</p>
<pre>${escapeHtml(examples)}</pre>
<ul>${contents.join('')}</ul>${sections.join('')}</main></body></html>`
}

function renderEndpoint({ name, endpoint }: { name: string; endpoint: Endpoint }): string {
  const errors = endpoint.errors?.length ? `<dt>Errors</dt><dd>${endpoint.errors.join(', ')}</dd>` : ''
  return `<section><h3 id="${name}"><code>${endpoint.method} /api${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p>
<dl><dt>Access</dt><dd>${access(endpoint)}</dd>${input('Query', endpoint.query)}${input('Body', endpoint.body)}${file(endpoint)}<dt>Response</dt><dd>${answer(endpoint)}</dd>${errors}</dl></section>`
}

/** The names; of what several calls of one address take, all. */
function input(title: string, schema: Schema | undefined): string {
  if (!schema) return ''
  const { anyOf, oneOf, ...whole } = jsonSchema(schema, 'input') as Described
  const names = new Map<string, boolean>()
  for (const { properties = {}, required = [] } of anyOf ?? oneOf ?? [whole]) {
    for (const name of Object.keys(properties)) {
      names.set(name, required.includes(name) && names.get(name) !== false)
    }
  }
  const list = [...names].map(
    ([name, isRequired]) => `<code>${name}</code>${isRequired ? '' : ' (optional)'}`,
  )
  return list.length === 0 ? '' : `<dt>${title}</dt><dd>${list.join(', ')}</dd>`
}

type Described = Shape & { anyOf?: Shape[]; oneOf?: Shape[] }
type Shape = { properties?: object; required?: string[] }

const file = ({ upload }: Endpoint): string =>
  upload
    ? `<dt>File</dt><dd><code>${upload.field}</code>, at most ${upload.maxBytes / 1024 / 1024} MB</dd>`
    : ''

function access({ access }: Endpoint): string {
  if (access === 'everyone') return 'everyone'
  const permission = access.permission ? ` with <code>${access.permission}</code>` : ''
  return `${access.types.join(', ')}${permission}`
}

function answer({ output }: Endpoint): string {
  if (output.kind === 'envelope') return `envelope, data field <code>${output.field}</code>`
  if (!('record' in output)) return output.kind
  return `${output.kind} of <code>${output.record.name}</code>`
}
