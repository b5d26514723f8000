import type { CallInput, Endpoint } from '@tandem/contract/endpoint'
import type { InjectOptions } from 'fastify'

export type Caller = { as?: { token: string }; locale?: 'de' | 'en'; headers?: Record<string, string> }
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** A call of the contract as the wire has it; a test may also send what the contract forbids. */
export function callOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | Parts = {},
  caller: Caller = {},
): InjectOptions {
  const { params, query, body } = input as Parts
  const sends = body !== undefined
  return {
    method: endpoint.method,
    url: urlOf(endpoint, params, query),
    headers: { ...headersOf(caller), ...(sends && { 'content-type': 'application/json' }) },
    ...(sends && { payload: JSON.stringify(body) }),
  }
}

export function uploadOf(
  endpoint: Endpoint,
  input: {
    params: Record<string, string>
    query?: Record<string, unknown>
    file: { name: string; bytes: Uint8Array }
  },
  caller: Caller = {},
): InjectOptions {
  const boundary = 'tandem-test-boundary'
  const field = endpoint.upload?.field ?? 'file'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${input.file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    method: endpoint.method,
    url: urlOf(endpoint, input.params, input.query),
    headers: { ...headersOf(caller), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), input.file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

function urlOf(endpoint: Endpoint, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((each) => each !== undefined)
        .map((each) => [name, String(each)] satisfies [string, string]),
    ),
  )
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

function headersOf({ as, locale = 'de', headers }: Caller): Record<string, string> {
  return { 'accept-language': locale, ...(as && { authorization: `Bearer ${as.token}` }), ...headers }
}
