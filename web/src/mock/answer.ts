import type { Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { type ErrorCode, errorStatus } from '@tandem/contract/errors'
import { changesOf } from './changes.ts'
import type { Body, Documents } from './documents.ts'
import { isObject, madeUp } from './made-up.ts'
import { read } from './read.ts'
import type { Asked, MockRequest } from './records.ts'
import { remove, write } from './write.ts'

/** Without a body it is a file, a stream or a redirection. */
export type MockAnswer = { status: number; body?: unknown; kind?: 'file' | 'stream' | 'redirect' }

/** Answers as the contract says: what was recorded and changed since, and what is missing by its schema. */
export function answer(request: MockRequest, documents: Documents): MockAnswer {
  const found = find(request.method, request.path)
  if (!found) return refusal('not_found')
  const { name, endpoint, params } = found
  const { access, output } = endpoint
  if (access !== 'everyone' && !request.role) return refusal('unauthenticated')
  if (access !== 'everyone' && request.role && !access.types.includes(request.role))
    return refusal('forbidden')
  if (output.kind === 'file' || output.kind === 'stream' || output.kind === 'redirect')
    return { status: output.kind === 'redirect' ? 302 : 200, kind: output.kind }
  const asked = { ...request, params, body: isObject(request.body) ? request.body : {}, raw: request.body }
  const change = changesOf[name]
  const value = change ? change(asked, documents) : plain(name, endpoint, asked, documents)
  return value === null ? refusal('not_found') : { status: 200, body: wrap(endpoint, request.path, value) }
}

export function refusal(code: ErrorCode): MockAnswer {
  const status = errorStatus[code]
  const words = { title: code, description: code, detail: code, requestId: 'mock' }
  return { status, body: { '@type': 'Error', type: `/errors/${code}`, code, status, ...words } }
}

function find(method: string, path: string) {
  for (const { name, endpoint, pattern } of patterns) {
    const match = endpoint.method === method ? pattern.exec(path) : null
    if (match) return { name, endpoint, params: { ...match.groups } as Record<string, string> }
  }
  return null
}

/** Those that name a part come before those that leave it open. */
const patterns = endpoints
  .map(({ name, endpoint }) => ({
    name,
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .toSorted((one, other) => openParts(one.endpoint) - openParts(other.endpoint))

function openParts({ path }: Endpoint): number {
  return path.split('{').length
}

function plain(name: string, endpoint: Endpoint, asked: Asked, documents: Documents): unknown {
  const { method } = asked
  if (method === 'GET') return read(endpoint, asked, documents)
  if (method === 'DELETE') return remove(name, endpoint, asked, documents)
  return write(name, endpoint, asked, documents)
}

function wrap({ output }: Endpoint, path: string, value: unknown): unknown {
  if (output.kind === 'envelope') {
    const meta = { status: 'SUCCESS', dataField: output.field }
    return { meta, [output.field]: madeUp(output.schema, value) }
  }
  if (output.kind === 'collection') {
    const { member = [], ...rest } = (value ?? {}) as Body
    const records = member.map((each) => identified(output.record, each))
    return {
      '@id': `/api${path}`,
      '@type': 'Collection',
      totalItems: records.length,
      ...rest,
      member: records,
    }
  }
  return output.kind === 'item' ? identified(output.record, value) : value
}

function identified(
  { name, path, schema }: { name: string; path: string; schema: Parameters<typeof madeUp>[0] },
  value: unknown,
) {
  const made = madeUp(schema, isObject(value) ? value : {}) as Record<string, unknown>
  return { ...made, '@id': `/api${path}${made.id ?? ''}`, '@type': name }
}
