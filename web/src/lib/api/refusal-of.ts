import { ApiError } from './api-error.ts'

/** The server's words for a refusal; null where it gave none, or was not reached. */
export const refusalOf = (error: unknown): string | null =>
  (error instanceof ApiError && error.problem?.description) || null
