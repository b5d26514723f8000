import type { Endpoint } from '@tandem/contract/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import type { InjectOptions } from 'fastify'
import { foreignNames, valuesOf } from './values.testing.ts'

/** `foreign`: it brings a field that the endpoint does not declare. */
export type Request = { inject: InjectOptions; foreign: boolean }

/** `ids`: of records that exist; `params`: those that name one which the endpoint is about. */
type Known = { ids: readonly string[]; params: Record<string, string> | undefined }

/** Requests of an endpoint, about half of them as the contract wants them. */
export function requestsOf(endpoint: Endpoint, known: Known): Arbitrary<Request> {
  // Built once each: an arbitrary that is made anew for each request costs more than the request.
  return fc.oneof(requestsWith(endpoint, known, 0), requestsWith(endpoint, known, 1))
}

function requestsWith(endpoint: Endpoint, known: Known, hostility: 0 | 1): Arbitrary<Request> {
  const of = (schema: Endpoint['body']) =>
    schema ? valuesOf(schema, known.ids, hostility) : fc.constant(undefined)
  const planted =
    hostility === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...foreignNames), { freq: 9 })
  const params = known.params ? fc.oneof(fc.constant(known.params), of(endpoint.params)) : of(endpoint.params)
  const parts = { params, query: of(endpoint.query), body: of(endpoint.body), planted }
  return fc.record(parts).map((made) => ({
    inject: toRequest(endpoint, made),
    foreign: made.planted !== null,
  }))
}

type Made = { params: unknown; query: unknown; body: unknown; planted: string | null }

function toRequest(endpoint: Endpoint, { params, query, body, planted }: Made): InjectOptions {
  const inBody = planted !== null && endpoint.body !== undefined
  const sent = inBody ? withField(body, planted) : body
  const asked = planted !== null && !inBody ? withField(query, planted) : query
  const named = Object.entries(params ?? {})
  const path = named.reduce(
    (rest, [name, value]) => rest.replace(`{${name}}`, inAddress(value)),
    endpoint.path,
  )
  return {
    method: endpoint.method,
    url: `/api${path}${search(asked)}`,
    ...(sent !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(sent),
    }),
  }
}

// `fromEntries` makes `__proto__` a key like any other, which a literal does not.
const withField = (value: unknown, name: string) =>
  Object.fromEntries([...Object.entries(value ?? {}), [name, { a: 1 }]])

function search(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 60)
      .filter((each) => each !== undefined)
      .map((each) => `${name}=${inAddress(each)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// An address that is much longer is refused by Node itself.
const inAddress = (value: unknown) => encodeURIComponent(asText(value).slice(0, 1000).toWellFormed())
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
