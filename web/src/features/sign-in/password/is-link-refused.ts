import { ApiError, isRefusal } from '#lib/api/api-error.ts'

/** Also a token that cannot be one, which is refused as invalid input. */
export function isLinkRefused(error: unknown): boolean {
  if (isRefusal(error, 'token_invalid')) return true
  const violations = (error instanceof ApiError && error.problem?.violations) || []
  return violations.some(({ propertyPath }) => propertyPath === 'token')
}
