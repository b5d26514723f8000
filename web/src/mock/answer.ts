import type { Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { type ErrorCode, errorStatus } from '@tandem/contract/errors'
import { changesOf } from './changes.ts'
import type { Body, Documents } from './documents.ts'
import { isObject, madeUp } from './made-up.ts'
import { type Asked, create, keep, type MockRequest, membersOf } from './records.ts'

/** Without a body it is a file, a stream or a redirection. */
export type MockAnswer = { status: number; body?: unknown; kind?: 'file' | 'stream' | 'redirect' }

/** Of a list's filters those that say what a field is. */
const narrowing = ['type', 'status', 'stage']

/** What distinguishes answers of one address. */
const telling = ['audience', 'scope']

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
  const value = change ? change(asked, documents) : plain(endpoint, asked, documents)
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

function plain(endpoint: Endpoint, asked: Asked, documents: Documents): unknown {
  const { method, path } = asked
  if (method === 'GET') return read(endpoint, asked, documents)
  if (method === 'DELETE') return remove(endpoint, asked, documents)
  return write(endpoint, path, asked, documents)
}

function read({ path: pattern, output }: Endpoint, { path, query }: Asked, documents: Documents): unknown {
  const suffix = telling.filter((key) => query.has(key)).map((key) => `${key}=${query.get(key)}`)
  const isRemoved = documents.paths().includes(path) && documents.get(path) === null
  if (isRemoved) return null
  const body =
    (suffix.length > 0 && documents.get(`${path}?${suffix.join('&')}`)) ||
    documents.get(path) ||
    likeness(pattern, path, documents)
  if (output.kind === 'envelope') return body?.[output.field]
  if (output.kind !== 'collection') return body ?? {}
  return page(path === '/offers' ? withOwn(body ?? {}, documents) : (body ?? {}), query)
}

/** What a company offers itself is recorded in the list that it edits, and seldom among the first of all. */
function withOwn(body: Body, documents: Documents): Body {
  const { profile: company } = (documents.get('/company-profile') ?? {}) as { profile?: Body }
  const own = (documents.get('/company-profile/offers')?.member ?? [])
    .filter(({ status }) => status === 'published')
    .map(({ studyInterest, towns, years, id, ...offer }) => ({
      ...offer,
      id,
      studyInterest: { name: studyInterest },
      company,
      locations: (towns as string[]).map((town) => ({ town })),
      years: (years as Places[]).map(({ year, total, taken }) => ({ year, total, free: total - taken })),
    }))
  const known = body.member ?? []
  return { ...body, member: [...known, ...own.filter((each) => !known.some(({ id }) => id === each.id))] }
}

type Places = { year: number; total: number; taken: number }

/** Of a record that was not recorded whole: what a list says of it, and the rest of another one. */
function likeness(pattern: string, path: string, documents: Documents): Body | null {
  const same = new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  const other = documents.paths().find((each) => each !== path && same.test(each))
  const body = other ? documents.get(other) : null
  const listed = membersOf(documents).find(({ member }) => member['@id'] === `/api${path}`)?.member
  return body || listed ? { ...body, ...listed } : null
}

function page(body: Body, query: URLSearchParams): Body {
  const words = (query.get('text') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const all = (body.member ?? []).filter((each) => isOf(query.get('company'), each))
  const fit = all
    .filter((each) => words.every((word) => JSON.stringify(each).toLowerCase().includes(word)))
    .filter((each) => narrowing.every((key) => !query.has(key) || String(each[key]) === query.get(key)))
  return { ...body, member: fit, totalItems: fit.length, view: undefined }
}

/** A record is written where it is read; a new one stands in the lists of its kind from then on. */
function write({ output }: Endpoint, path: string, { body }: Asked, documents: Documents): unknown {
  const { locale: _, revision, ...fields } = body
  const before = documents.get(path)
  const field = output.kind === 'envelope' ? output.field : null
  const record = { ...(field ? (before?.[field] as object) : before), ...fields }
  const now = new Date().toISOString()
  const written = {
    ...record,
    updatedAt: now,
    ...(typeof revision === 'number' && { revision: revision + 1 }),
  }
  if (output.kind !== 'item') {
    if (field && before) documents.set(path, { ...before, [field]: written })
    return before ? written : fields
  }
  return before ? keep(path, written, documents) : create(output.record, written, documents)
}

function remove({ output }: Endpoint, { path }: Asked, documents: Documents): unknown {
  for (const { path: list, body, member } of membersOf(documents)) {
    if (member['@id'] !== `/api${path}`) continue
    documents.set(list, { ...body, member: body.member?.filter((each) => each !== member) })
  }
  documents.remove(path)
  return output.kind === 'envelope' ? undefined : {}
}

const isOf = (company: string | null, member: Body): boolean =>
  company === null || !isObject(member.company) || member.company.id === company

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
