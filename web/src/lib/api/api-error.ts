import type { CallOutput, Endpoint } from '@tandem/contract/endpoint'
import type { Problem } from '@tandem/contract/errors'

/** A refusal by the server, with its words in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: Problem | null
  /** `meta.status` of an envelope that refuses, such as `INVALID_CREDENTIALS`. */
  readonly metaStatus: string | null

  constructor(status: number, problem: Problem | null, metaStatus: string | null = null) {
    super(problem?.description ?? `HTTP ${status}`)
    this.status = status
    this.problem = problem
    this.metaStatus = metaStatus
  }

  get code() {
    return this.problem?.code ?? null
  }
}

/** No server was reached. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly url: string
  /** The browser knew then that it has no connection. */
  readonly isOffline = navigator.onLine === false

  constructor(url: string) {
    super(`No answer from ${url}`)
    this.url = url
  }
}

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code

/** The record as it now is, where a write to it was refused with `changed_elsewhere`. */
export const currentOf = <E extends Endpoint>(error: unknown, _of: E): CallOutput<E['output']> | null =>
  error instanceof ApiError && error.code === 'changed_elsewhere'
    ? ((error.problem?.current as CallOutput<E['output']> | undefined) ?? null)
    : null
