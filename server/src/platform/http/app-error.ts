import type { ErrorCode, Violation } from '@tandem/contract/errors'

/** An expected refusal; the code decides status and words. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** For `invalid_input`: which fields, in the request's language. */
  readonly violations: readonly Violation[]

  constructor(code: ErrorCode, violations: readonly Violation[] = []) {
    super(code)
    this.code = code
    this.violations = violations
  }
}
