import type { CallInput, CallOutput, Endpoint } from '@tandem/contract/endpoint'
import type { Problem } from '@tandem/contract/errors'
import { ApiError, NetworkError, unlessSaid } from './api-error.ts'
import { client } from './client.ts'
import { urlOf } from './url-of.ts'

type Options = {
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  idempotencyKey?: string
  /** That no server is reached is said where the file is. */
  isQuiet?: boolean
}

/** On a line that died without a word nothing moves any more; a server that is at work takes seconds. */
const stalledMs = 60_000

/** Uploads a file with progress; `fetch` cannot tell how much has left. */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'body'>,
  file: File,
  { onProgress, signal, idempotencyKey, isQuiet }: Options = {},
): Promise<CallOutput<E['output']>> {
  const url = urlOf(endpoint, input)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, url)
    request.setRequestHeader('accept-language', client.locale())
    const token = client.token()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey)
    const lose = () => {
      const failure = new NetworkError(url)
      if (!isQuiet) unlessSaid(failure, () => client.onNetworkError(failure))
      reject(failure)
      request.abort()
    }
    let stalled = setTimeout(lose, stalledMs)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(lose, stalledMs)
      onProgress?.(Math.round((loaded / total) * 100))
    }
    request.onload = () => settle(endpoint, request, resolve, reject)
    request.onerror = lose
    request.onabort = () => reject(new DOMException('The upload was ended', 'AbortError'))
    request.onloadend = () => clearTimeout(stalled)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('locale', client.locale())
    form.append(endpoint.upload?.field ?? 'file', file)
    request.send(form)
  })
}

async function settle<T>(
  endpoint: Endpoint,
  request: XMLHttpRequest,
  resolve: (value: T) => void,
  reject: (reason: unknown) => void,
): Promise<void> {
  const body = parse(request.responseText)
  if (request.status < 300 && body && endpoint.output.kind === 'envelope') {
    resolve(body[endpoint.output.field] as T)
    return
  }
  if (request.status === 401) await client.onUnauthenticated(endpoint)
  reject(new ApiError(request.status, body && 'code' in body ? (body as Problem) : null))
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
