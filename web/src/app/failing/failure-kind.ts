import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { isChunkError } from '#ui/states/load-chunk.ts'

/** What kept a page from being shown, as far as a person can do something about it. */
export type FailureKind = 'offline' | 'unreached' | 'chunk' | 'server' | 'bug'

export function failureKindOf(error: unknown, isOffline: boolean): FailureKind {
  if (error instanceof NetworkError) return isOffline || error.isOffline ? 'offline' : 'unreached'
  if (isChunkError(error)) return isOffline ? 'offline' : 'chunk'
  if (!(error instanceof ApiError)) return 'bug'
  // A gateway answers for a server that is away, with a page of its own.
  return error.status > 500 && !error.problem ? 'unreached' : 'server'
}
