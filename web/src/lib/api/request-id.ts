import { ApiError } from './api-error.ts'

/** What the support asks for; a server that was not reached gave none. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.requestId : undefined
