import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError, isRefusal, noteSaid } from './api-error.ts'

/** How a record failed to load. An address that is no id at all is refused as input, and so is missing too. */
export const failureOf = (error: unknown): { isMissing: boolean; requestId?: string } => ({
  isMissing: isRefusal(error, 'not_found') || isRefusal(error, 'invalid_input'),
  requestId: requestIdOf(error),
})

/** What asks once more for a list that is missing in a field or filter, where it failed to load. */
export function retryOf({
  isLoadingError,
  error,
  refetch,
}: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>): (() => void) | undefined {
  if (!isLoadingError) return undefined
  noteSaid(error)
  return () => void refetch()
}

/** What the support asks for; a server that was not reached gave none. Who asks shows the failure, as `refusalOf` says. */
export function requestIdOf(error: unknown): string | undefined {
  noteSaid(error)
  return error instanceof ApiError ? error.problem?.requestId : undefined
}
