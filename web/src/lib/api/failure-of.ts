import { ApiError, isRefusal } from './api-error.ts'

/** How a record failed to load. An address that is no id at all is refused as input, and so is missing too. */
export const failureOf = (error: unknown): { isMissing: boolean; requestId?: string } => ({
  isMissing: isRefusal(error, 'not_found') || isRefusal(error, 'invalid_input'),
  requestId: requestIdOf(error),
})

/** What the support asks for; a server that was not reached gave none. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined
