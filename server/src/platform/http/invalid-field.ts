import type { Locale } from '@tandem/contract/common'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { AppError } from './app-error.ts'

/** A refusal of one field that only the use case could judge. */
/** `name`: what the message names; the field itself unless told. */
export function invalidField(
  locale: Locale,
  propertyPath: string,
  code: ViolationCode,
  name: string = propertyPath,
): AppError {
  return new AppError('invalid_input', [
    { propertyPath, code, message: violationMessage(locale, code, { name }) },
  ])
}
