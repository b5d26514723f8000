import type { Locale } from '@tandem/contract/common'
import { type ErrorCode, errorStatus, type Problem } from '@tandem/contract/errors'
import { type AppError, ChangedElsewhere } from '../app-error.ts'
import { errorTexts } from './error-texts.ts'

/** A refusal as the wire shows it (decisions, section 2). */
export function toProblem(error: AppError, locale: Locale, requestId: string): Problem {
  const { title, description } = errorTexts[locale][error.code]
  const refusesFields = error.violations.length > 0
  return {
    '@type': refusesFields ? 'ConstraintViolation' : 'Error',
    type: `/errors/${error.code}`,
    code: error.code,
    title,
    description,
    detail: description,
    status: errorStatus[error.code],
    requestId,
    ...(refusesFields && { violations: [...error.violations] }),
    ...(error instanceof ChangedElsewhere && { current: error.current }),
  }
}

/** How a refusal is named in `meta.status`, for calls whose endpoint says so. */
export const metaStatus: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'INVALID_CREDENTIALS',
  account_locked: 'ACCOUNT_LOCKED',
  second_factor_required: 'SECOND_FACTOR_REQUIRED',
  second_factor_invalid: 'SECOND_FACTOR_INVALID',
}
export const genericError = 'GENERIC_ERROR'
