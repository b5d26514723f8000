import type { Locale } from '@tandem/contract/common'
import { messageBounds } from '@tandem/contract/messaging'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { AppError } from '#platform/http/app-error.ts'
import { cleanLine, cleanText } from '../messaging.rules.ts'

/** The text of a message as it is kept. */
export function validateMessage(locale: Locale, message: string): string {
  const text = cleanText(message)
  // Cleaned of control characters nothing may be left, and composed letters may be longer than what was sent.
  if (text === '') throw refused(locale, 'message', 'required')
  if (text.length > messageBounds.maxLength) throw refused(locale, 'message', 'too_long')
  return text
}

/** A subject as it is kept: one line. */
export function validateSubject(locale: Locale, subject: string): string {
  const line = cleanLine(subject)
  if (line === '') throw refused(locale, 'subject', 'required')
  return line
}

function refused(locale: Locale, propertyPath: string, code: ViolationCode): AppError {
  const message = violationMessage(locale, code, { max: messageBounds.maxLength })
  return new AppError('invalid_input', [{ propertyPath, code, message }])
}
