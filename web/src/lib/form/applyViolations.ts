import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'

/**
 * Puts what the server refused at its fields, the first one focused. Answers whether the error was of that
 * kind; any other is the caller's to show.
 */
export function applyViolations<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
): boolean {
  const violations = (error instanceof ApiError && error.problem?.violations) || []
  for (const [index, { propertyPath, message }] of violations.entries()) {
    setError(toFieldName<T>(propertyPath), { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return violations.length > 0
}

/** `places[0].radius` is `places.0.radius` to the form. */
export const toFieldName = <T extends FieldValues>(path: string) =>
  path.replace(/\[(\d+)\]/g, '.$1') as Path<T>
