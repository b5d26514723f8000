import type { CallInput, CallOutput, Endpoint } from '@tandem/contract/endpoint'
import type { Problem } from '@tandem/contract/errors'
import { positionHeader } from '@tandem/contract/events'
import { startAtPosition } from '#lib/live/position.ts'
import { noteContact } from '#lib/offline/connection.ts'
import { ApiError, NetworkError, unlessSaid } from './api-error.ts'
import { client } from './client.ts'
import { type CallParts, urlOf } from './url-of.ts'

type Options = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Of a session that is not this tab's yet. */
  token?: string
  /** That no server is reached is no message for a person: nobody waits for it, or it is tried again later. */
  unnoticed?: true
  /** Also where the browser keeps an answer that is not old yet. */
  isFresh?: true
}

/**
 * Calls an endpoint of the contract and unwraps its answer.
 * @throws ApiError when the server refuses, NetworkError when none is reached
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options = {},
): Promise<CallOutput<E['output']>> {
  const parts: CallParts = input
  const { output } = endpoint
  const response = await send(endpoint, parts, bodyOf(endpoint, parts), options)
  if (output.kind === 'file') return (await response.blob()) as CallOutput<E['output']>
  if (output.kind === 'stream') return response.body as CallOutput<E['output']>
  // Half an answer, or the page of a network that asks for a login of its own, is none of the server's.
  const answer: Record<string, unknown> = await response
    .json()
    .catch((error: unknown) => failToReach(urlOf(endpoint, parts), options, error))
  return (output.kind === 'envelope' ? answer[output.field] : answer) as CallOutput<E['output']>
}

async function send(
  endpoint: Endpoint,
  parts: CallParts,
  body: BodyInit | null,
  options: Options,
): Promise<Response> {
  const url = urlOf(endpoint, parts)
  const token = options.token ?? client.token()
  const headers: Record<string, string> = {
    'accept-language': client.locale(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  }
  const cache = options.isFresh && ('no-cache' as const)
  const request = { method: endpoint.method, headers, body, signal: options.signal, ...(cache && { cache }) }
  const response = await client
    .fetch(url, request)
    .catch((error: unknown) => failToReach(url, options, error))
  noteContact()
  if (response.ok) {
    startAtPosition(response.headers.get(positionHeader))
    return response
  }
  const refusal = await readRefusal(response)
  const isOwnToken = options.token === undefined
  if (refusal.status === 401 && isOwnToken && (await client.onUnauthenticated(endpoint)))
    return send(endpoint, parts, body, options)
  throw refusal
}

function failToReach(url: string, { signal, unnoticed }: Options, error: unknown): never {
  if (signal?.aborted) throw error
  const failure = new NetworkError(url)
  if (!unnoticed) unlessSaid(failure, () => client.onNetworkError(failure))
  throw failure
}

/** Every body carries the locale (specification, section 7), multipart ones as a field (decisions, section 2). */
function bodyOf(endpoint: Endpoint, { body, upload }: CallParts): BodyInit | null {
  if (endpoint.upload && !body) {
    const form = new FormData()
    form.append('locale', client.locale())
    if (upload) form.append(endpoint.upload.field, upload)
    return form
  }
  if (endpoint.method === 'GET' || (endpoint.method === 'DELETE' && body === undefined)) return null
  const isObject = body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))
  return JSON.stringify(isObject ? { ...body, locale: client.locale() } : body)
}

async function readRefusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as (Problem & { meta?: { status: string } }) | null
  return new ApiError(response.status, body?.code ? body : null, body?.meta?.status ?? null)
}
