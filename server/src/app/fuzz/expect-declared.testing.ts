import { isDeepStrictEqual } from 'node:util'
import type { Endpoint, Output, RecordType, Schema } from '@tandem/contract/endpoint'
import { commonErrors, type ErrorCode, errorStatus } from '@tandem/contract/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'

/** An answer of the declared kind that holds nothing undeclared, or a declared refusal. */
export function expectDeclared(endpoint: Endpoint, answer: LightMyRequestResponse): void {
  expect(answer.statusCode, answer.statusCode < 500 ? '' : answer.body).toBeLessThan(500)
  if (answer.statusCode === 200) expectOutput(endpoint.output, answer)
  else if (answer.statusCode === 303) expect(endpoint.output.kind).toBe('redirect')
  else if (endpoint.output.kind !== 'stream') expectRefusal(endpoint, answer)
}

function expectOutput(output: Output, { headers, ...answer }: LightMyRequestResponse): void {
  if (output.kind === 'stream') expect(headers['content-type']).toContain('text/event-stream')
  else if (output.kind === 'redirect') expect.fail('sends nobody on')
  else if (output.kind === 'file') expect(headers['x-content-type-options']).toBe('nosniff')
  else {
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expectJson(output, JSON.parse(answer.payload))
  }
}

type JsonOutput = Exclude<Output, { kind: 'file' | 'redirect' | 'stream' }>

function expectJson(output: JsonOutput, body: Record<string, unknown>): void {
  if (output.kind === 'item') expectRecord(output.record, body)
  else if (output.kind === 'collection') expectCollection(output.record, body as Collected)
  else {
    expect(Object.keys(body)).toEqual(['meta', output.field])
    expectExactly(output.schema, body[output.field])
  }
}

type Collected = { totalItems: number; member: object[] }

function expectCollection(record: RecordType, body: Collected): void {
  expect(body).toMatchObject({ '@type': 'Collection', totalItems: expect.any(Number) })
  for (const member of body.member.slice(0, 20)) expectRecord(record, member)
}

function expectRecord({ name, schema }: RecordType, body: object): void {
  const { '@id': id, '@type': type, ...fields } = body as Record<string, unknown>
  expect({ id: typeof id, type }).toEqual({ id: 'string', type: name })
  expectExactly(schema, fields)
}

/** Parsing drops what the schema does not name: were there any, something would be missing afterwards. */
function expectExactly(schema: Schema, value: unknown): void {
  const parsed = z.parse(schema, value)
  if (!isDeepStrictEqual(parsed, value)) expect(value).toEqual(parsed)
}

function expectRefusal(endpoint: Endpoint, answer: LightMyRequestResponse): void {
  const body = answer.json()
  if (endpoint.refusal === 'meta' && 'meta' in body) {
    const statuses = [
      'INVALID_CREDENTIALS',
      'SECOND_FACTOR_REQUIRED',
      'SECOND_FACTOR_INVALID',
      'GENERIC_ERROR',
    ]
    expect(statuses).toContain(body.meta.status)
    return
  }
  const declared: readonly ErrorCode[] = [...commonErrors, ...(endpoint.errors ?? [])]
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(declared).toContain(body.code)
  expect(body).toMatchObject({
    status: answer.statusCode,
    requestId: answer.headers['x-request-id'],
  })
  expect(errorStatus[body.code as ErrorCode]).toBe(answer.statusCode)
  expect(Array.isArray(body.violations)).toBe(body.code === 'invalid_input')
}
