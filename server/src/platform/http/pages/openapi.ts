import type { Endpoint, Output, Schema, Upload } from '@tandem/contract/endpoint'
import { commonErrors, type ErrorCode, errorStatus } from '@tandem/contract/errors'
import { locales } from '@tandem/contract/locales'
import * as z from 'zod/mini'
import { genericError, metaStatus } from '../errors/problem.ts'
import { generalLimit } from '../register-routes.ts'

type Json = Record<string, unknown>
type Named = { feature: string; name: string; endpoint: Endpoint }

/** The OpenAPI 3.1 description of every endpoint, from the declarations that also validate. */
export function describeApi(endpoints: readonly Named[]): Json {
  const paths: Record<string, Json> = {}
  for (const named of endpoints) {
    const path = `/api${named.endpoint.path}`
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operation(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tandem', version: '1.0.0', description: introduction.join('\n\n') },
    servers: [{ url: '/', description: 'The server this description comes from' }],
    tags: [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that `POST /api/login` returns.' },
      },
      schemas: { Problem: problemSchema, MetaRefusal: metaRefusalSchema },
    },
  }
}

/** What holds for all calls, paragraph by paragraph. */
export const introduction = [
  'The API of the Tandem platform. It answers in JSON, in German or English by `Accept-Language`.',
  '`POST /api/login` returns a token. Send it as `Authorization: Bearer <token>`. `GET /api/account/refresh` exchanges it for a new one before it expires; with an expired or unknown token a call answers 401 (`unauthenticated`).',
  'A refusal is `application/problem+json`: `code` says what is wrong and does not change with the language, `violations` names the fields of invalid input (422), and `requestId` finds the request in the log of the server. A record that you may not see answers 404, not 403; an address that has other methods answers 405 (`method_not_allowed`) and names them in `Allow`. With 429, 503 and 507, `Retry-After` says when to try again. Login and a few calls beside it answer a refusal with `meta.status` instead.',
  'A record that several people may edit has a `revision`. Send the one that you have read: an older one is refused with `changed_elsewhere`, and `current` holds the record as it is now.',
  'A `POST` with an `Idempotency-Key` of your choice is done once: a repeat with the same key and body within 24 hours gets the first answer, another body `idempotency_conflict`.',
  'Each address may make a call so many times a minute (`x-requests-per-minute`). Each answer says in `X-RateLimit-Limit` how many those are, in `X-RateLimit-Remaining` how many are left, and in `X-RateLimit-Reset` in how many seconds the minute ends.',
  'Collections take `page` (from 1) and `perPage`. Follow `view.next` until it is absent rather than count pages; where it holds a `cursor`, that belongs to the filters and the order it was made with.',
]

/** For a shell: `/api/docs` prints them, and a test runs them as they are printed. */
export const examples = String.raw`# Where it runs, and an account there
TANDEM=http://localhost:3000
EMAIL=lena.demo@example.org
PASSWORD='Tandem-Demo-2026!'

# Log in: auth.token of the answer
curl "$TANDEM/api/login" -H 'Content-Type: application/json' -d "{\"email\":\"$EMAIL\",\"password\":\"$PASSWORD\"}"
TOKEN=

# Search, in English: the id of an offer is member[0].id
curl "$TANDEM/api/offers?perPage=5" -H "Authorization: Bearer $TOKEN" -H 'Accept-Language: en'
OFFER=

# Bookmark it; the repeat changes nothing and gets the first answer
curl "$TANDEM/api/bookmark" -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: first-bookmark' -H 'Content-Type: application/json' -d "{\"recordType\":\"offer\",\"recordId\":\"$OFFER\"}"
curl "$TANDEM/api/bookmark" -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: first-bookmark' -H 'Content-Type: application/json' -d "{\"recordType\":\"offer\",\"recordId\":\"$OFFER\"}"`

function operation({ feature, name, endpoint }: Named): Json {
  const body = requestBody(endpoint)
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    'x-requests-per-minute': endpoint.limitPerMinute ?? generalLimit,
    security: endpoint.access === 'everyone' ? [] : [{ bearer: [] }],
    ...(endpoint.access !== 'everyone' && {
      'x-account-types': endpoint.access.types,
      ...(endpoint.access.permission && { 'x-permission': endpoint.access.permission }),
    }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []),
    ],
    ...(body && { requestBody: body }),
    responses: { [statusOf(endpoint.output)]: success(endpoint.output), ...refusals(endpoint) },
  }
}

function parameters(where: 'path' | 'query', schema: Schema | undefined): Json[] {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema, 'input') : {}
  return Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (required as string[]).includes(name),
    schema: property,
  }))
}

/** An answer that holds a secret is not kept, and a visitor has no account that a key could belong to. */
const takesIdempotencyKey = ({ method, access, secretAnswer, visitorsRepeat }: Endpoint): boolean =>
  method === 'POST' && !secretAnswer && (access !== 'everyone' || visitorsRepeat === true)

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key within 24 hours gets the first answer.',
  schema: { type: 'string', maxLength: 200 },
}

function requestBody({ body, upload }: Endpoint): Json | null {
  if (!body && !upload) return null
  return {
    required: true,
    content: {
      ...(upload && { 'multipart/form-data': { schema: uploadSchema(upload) } }),
      ...(body && { 'application/json': { schema: withLocale(jsonSchema(body, 'input')) } }),
    },
  }
}

const uploadSchema = ({ field }: Upload): Json => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' }, locale },
})

const locale = {
  enum: locales,
  description: 'The reader’s language; every request with a body may carry it.',
}

/** A body is an object, or one of several. */
function withLocale(schema: Json): Json {
  const { anyOf, oneOf, properties } = schema as { anyOf?: Json[]; oneOf?: Json[]; properties?: Json }
  return {
    ...schema,
    ...(properties && { properties: { ...properties, locale } }),
    ...(anyOf && { anyOf: anyOf.map(withLocale) }),
    ...(oneOf && { oneOf: oneOf.map(withLocale) }),
  }
}

const statusOf = ({ kind }: Output): string => (kind === 'redirect' ? '303' : '200')

function success(output: Output): Json {
  const description = 'Success'
  switch (output.kind) {
    case 'envelope':
      return json(description, {
        type: 'object',
        required: ['meta', output.field],
        properties: {
          meta: {
            type: 'object',
            properties: { status: { const: 'SUCCESS' }, dataField: { const: output.field } },
          },
          [output.field]: jsonSchema(output.schema, 'output'),
        },
      })
    case 'item':
      return json(description, record(output.record))
    case 'collection':
      return json(description, {
        type: 'object',
        required: ['@id', '@type', 'totalItems', 'member'],
        properties: {
          '@context': { type: 'string' },
          '@id': { type: 'string' },
          '@type': { const: 'Collection' },
          totalItems: { type: 'integer' },
          member: { type: 'array', items: record(output.record) },
          view: { type: 'object' },
          totalIsMinimum: { type: 'boolean' },
          facets: { type: 'object' },
          relaxations: { type: 'array', items: { type: 'object' } },
        },
      })
    case 'file':
      return { description, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
    case 'redirect':
      return { description, headers: { location: { schema: { type: 'string', format: 'uri' } } } }
    case 'stream':
      return { description, content: { 'text/event-stream': { schema: { type: 'string' } } } }
  }
}

function record({ name, schema }: { name: string; schema: Schema }): Json {
  const described = jsonSchema(schema, 'output')
  const identity = { '@id': { type: 'string' }, '@type': { const: name } }
  return { ...described, title: name, properties: { ...identity, ...(described.properties as Json) } }
}

function refusals(endpoint: Endpoint): Json {
  const codes = [...commonErrors, ...(endpoint.errors ?? [])]
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  // The old product's clients read these from `meta`; what is wrong at a field is a problem there too.
  const meta = { 'application/json': { schema: { $ref: '#/components/schemas/MetaRefusal' } } }
  const byStatus = Map.groupBy(codes, (code: ErrorCode) => String(errorStatus[code]))
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.join(', '),
        content: endpoint.refusal === 'meta' && status !== '422' ? meta : problem,
      },
    ]),
  )
}

const json = (description: string, schema: Json) => ({
  description,
  content: { 'application/json': { schema } },
})

export function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const metaRefusalSchema = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      required: ['status'],
      properties: { status: { enum: [...Object.values(metaStatus), genericError] } },
    },
  },
}

const problemSchema = {
  type: 'object',
  required: ['@type', 'type', 'code', 'title', 'description', 'detail', 'status', 'requestId'],
  properties: {
    '@type': { enum: ['Error', 'ConstraintViolation'] },
    type: { type: 'string' },
    code: { enum: Object.keys(errorStatus) },
    title: { type: 'string' },
    description: { type: 'string' },
    detail: { type: 'string' },
    status: { type: 'integer' },
    requestId: { type: 'string' },
    current: { description: 'Of changed_elsewhere: the record as it now is, as a success would show it.' },
    violations: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          propertyPath: { type: 'string' },
          message: { type: 'string' },
          code: { type: 'string' },
        },
      },
    },
  },
}
