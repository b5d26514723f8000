import type { ErrorCode, Violation } from '@tandem/contract/errors'

/** An expected refusal; the code decides status and words. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** For `invalid_input`: which fields, in the request's language. */
  readonly violations: readonly Violation[]

  /** For `too_many_requests` and `unavailable`: when a try may succeed again. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    violations: readonly Violation[] = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(code)
    this.code = code
    this.violations = violations
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A write named an older revision. `current` is the record as its viewer may see it, as a success would show it. */
export class ChangedElsewhere extends AppError {
  readonly current: unknown

  constructor(current: unknown) {
    super('changed_elsewhere')
    this.current = current
  }
}
