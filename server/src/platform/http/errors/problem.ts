import type { Locale } from '@tandem/contract/common'
import type { Endpoint } from '@tandem/contract/endpoint'
import { type ErrorCode, errorStatus, type Problem } from '@tandem/contract/errors'
import { type AppError, ChangedElsewhere } from '../app-error.ts'
import type { ErrorText, ImageCode } from './error-texts.en.ts'
import { errorTexts, imageTexts } from './error-texts.ts'

/** A refusal as the wire shows it (decisions, section 2). */
export function toProblem(
  error: AppError,
  { locale, requestId, endpoint }: { locale: Locale; requestId: string; endpoint: Endpoint | undefined },
): Problem {
  const { title, description } = textOf(error.code, locale, endpoint)
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

const textOf = (code: ErrorCode, locale: Locale, endpoint: Endpoint | undefined): ErrorText =>
  endpoint?.upload?.field === 'image' && isImageCode(code)
    ? imageTexts[locale][code]
    : errorTexts[locale][code]

const isImageCode = (code: ErrorCode): code is ImageCode => code in imageTexts.de

/** How a refusal is named in `meta.status`, for calls whose endpoint says so. */
export const metaStatus: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'INVALID_CREDENTIALS',
  account_locked: 'ACCOUNT_LOCKED',
  second_factor_required: 'SECOND_FACTOR_REQUIRED',
  second_factor_invalid: 'SECOND_FACTOR_INVALID',
}
export const genericError = 'GENERIC_ERROR'
