import type { CallOutput, Endpoint } from '@tandem/contract/endpoint'
import type { Problem } from '@tandem/contract/errors'

/** A refusal by the server, with its words in the reader's language. */
export class ApiError extends Error {
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

/** No server was reached; its message is the address. */
export class NetworkError extends Error {
  /** The browser knew then that it has no connection. */
  readonly isOffline = navigator.onLine === false
  readonly at = performance.now()
}

/** A connection that is lost meets several calls at once; ms. */
const sameLossMs = 1500
let saidAt = -sameLossMs

/** For tests, which follow one another sooner: what failed before is said no more, what fails from now on is. */
export const forgetSaid = () => {
  saidAt = performance.now() - sameLossMs
}

/** That no server is reached is read where it matters: the notice for all need not say it once more. */
export function noteSaid(error: unknown): void {
  // Words that stand there are asked for again and again.
  if (error instanceof NetworkError && error.at > saidAt) saidAt = performance.now()
}

/** Waits for what may still say it at its place, `refusalOf` or `failureTextOf`; a read is tried twice until then. */
export const unlessSaid = ({ at }: NetworkError, notice: () => void) =>
  setTimeout(() => saidAt > at - sameLossMs || notice(), sameLossMs)

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code

/** The record as it now is, where a write to it was refused with `changed_elsewhere`. */
export const currentOf = <E extends Endpoint>(error: unknown, _of: E): CallOutput<E['output']> | null =>
  error instanceof ApiError && error.code === 'changed_elsewhere'
    ? ((error.problem?.current as CallOutput<E['output']> | undefined) ?? null)
    : null
