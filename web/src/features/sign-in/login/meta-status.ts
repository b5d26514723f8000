import { ApiError } from '#lib/api/api-error.ts'

/** Refusals of a login are told apart by the envelope's status (decisions, section 2). */
export const hasMetaStatus = (error: unknown, status: string): boolean =>
  error instanceof ApiError && error.metaStatus === status
