import type { CallInput, CallOutput, Endpoint } from '@tandem/contract/endpoint'
import { type ErrorCode, errorStatus } from '@tandem/contract/errors'
import * as z from 'zod/mini'

/** The network's edge in component tests: what is asked for is answered as the contract says, and noted. */
type Asked = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }
type Reply = (asked: Asked) => Promise<Response> | Response
type Answer<E extends Endpoint> = CallOutput<E['output']>

const realFetch = window.fetch.bind(window)
let replies: { endpoint: Endpoint; pattern: RegExp; reply: Reply }[] = []
let asked: (Asked & { endpoint: Endpoint })[] = []
let unanswered: string[] = []

/** The newest answer to an endpoint counts. Answers that break the contract's schema fail. */
export function answer<E extends Endpoint>(
  endpoint: E,
  give: Answer<E> | ((asked: Asked) => Answer<E> | Promise<Answer<E>>),
): void {
  on(endpoint, async (call) => {
    const value = typeof give === 'function' ? await (give as (asked: Asked) => unknown)(call) : give
    try {
      return Response.json(wrap(endpoint, value))
    } catch (error) {
      unanswered.push(`${call.path} is answered as the contract does not say: ${error}`)
      throw error
    }
  })
}

/** Answers with a code of the contract, as the server words it; `parts` are what comes with it. */
export function refuse(endpoint: Endpoint, code: ErrorCode, parts: object = {}): void {
  const status = errorStatus[code]
  const problem = { '@type': 'Error', type: `/errors/${code}`, code, title: code, detail: code }
  on(endpoint, () => Response.json({ ...problem, description: code, status, ...parts }, { status }))
}

/** What the server finds wrong at fields, by path. */
export const findWrong = (endpoint: Endpoint, violations: Record<string, string>): void =>
  refuse(endpoint, 'invalid_input', {
    violations: Object.entries(violations).map(([propertyPath, message]) => ({ propertyPath, message })),
  })

/** Answers anything, for what is no success and no refusal of the contract: half an answer, a server that fails. */
export const reply = (endpoint: Endpoint, give: Reply): void => on(endpoint, give)

/** No server is reached. */
export const cutOff = (endpoint: Endpoint): void =>
  on(endpoint, () => {
    throw new TypeError('Failed to fetch')
  })

/** What counts only where a test has not said something else, before or after. */
export function byDefault(say: () => void): void {
  const said = replies
  replies = []
  say()
  replies = [...said, ...replies]
}

/** A page of records, as a list without further pages. */
export const list = <T>(member: T[]) => ({ totalItems: member.length, member })

/** In the order in which they were called. */
export const askedPaths = (): string[] => asked.map(({ path }) => path)

/** What was asked of an endpoint so far. */
export const askedOf = <E extends Endpoint>(endpoint: E) =>
  asked.filter((each) => each.endpoint === endpoint) as unknown as (Asked & {
    body: CallInput<E> extends { body?: infer B } ? B & { locale: string } : undefined
  })[]

export function startStubServer(): void {
  replies = []
  asked = []
  unanswered = []
  window.fetch = stubbedFetch
}

/** Ends it; answers what no test has said an answer for. */
export function endStubServer(): string[] {
  window.fetch = realFetch
  return unanswered
}

function on(endpoint: Endpoint, give: Reply): void {
  const pattern = new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  replies.unshift({ endpoint, pattern, reply: give })
}

async function stubbedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.origin)
  if (!url.pathname.startsWith('/api/')) return realFetch(input, init)
  const method = init?.method ?? 'GET'
  const found = replies.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
  )
  if (!found) {
    unanswered.push(`${method} ${url.pathname}`)
    return Response.json({}, { status: 404 })
  }
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
  const call = {
    method,
    path: url.pathname,
    query: url.searchParams,
    body,
    headers: new Headers(init?.headers),
  }
  asked.push({ ...call, endpoint: found.endpoint })
  unanswered.push(...undeclaredFields(found.endpoint, call))
  const answered = Promise.resolve(call).then(found.reply)
  return init?.signal ? Promise.race([answered, abortOf(init.signal)]) : answered
}

/** The server refuses them. Wrong values are for it to find; a field that no form has is the client's own fault. */
function undeclaredFields({ body, query }: Endpoint, call: Asked): string[] {
  const { locale: _, ...fields } = { locale: '', ...(isRecord(call.body) && call.body) }
  const parsed = [
    body && z.safeParse(body, fields),
    query && z.safeParse(query, Object.fromEntries(call.query)),
  ]
  return parsed
    .flatMap((result) => result?.error?.issues ?? [])
    .filter((issue) => issue.code === 'unrecognized_keys')
    .map(({ path, keys }) => `${call.method} ${call.path} takes no such field: ${[...path, keys]}`)
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body?.constructor === Object

function wrap({ output }: Endpoint, value: unknown): unknown {
  if (output.kind === 'envelope') {
    const meta = { status: 'SUCCESS', dataField: output.field }
    return { meta, [output.field]: z.parse(output.schema, value) }
  }
  if (output.kind === 'item') return z.parse(output.record.schema, value)
  if (output.kind === 'collection') {
    const page = value as { member: unknown[] }
    return { ...page, member: page.member.map((each) => z.parse(output.record.schema, each)) }
  }
  throw new Error(`Use reply() for an endpoint that answers with a ${output.kind}`)
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
  })
