import type { Locale } from '@tandem/contract/common'
import { messageBounds, threadNoteMaxLength } from '@tandem/contract/messaging'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { AppError } from '#platform/http/app-error.ts'
import { cleanLine, cleanText } from '../messaging.rules.ts'

/** The text of a message as it is kept. */
export const validateMessage = (locale: Locale, message: string): string =>
  validated(locale, 'message', message, messageBounds.maxLength)

/** The text of a note as it is kept. */
export const validateNote = (locale: Locale, text: string): string =>
  validated(locale, 'text', text, threadNoteMaxLength)

function validated(locale: Locale, field: string, given: string, max: number): string {
  const text = cleanText(given)
  // Cleaned of control characters nothing may be left, and composed letters may be longer than what was sent.
  if (text === '') throw refused(locale, field, 'required')
  if (text.length > max) throw refused(locale, field, 'too_long', max)
  return text
}

/** A subject as it is kept: one line. */
export function validateSubject(locale: Locale, subject: string): string {
  const line = cleanLine(subject)
  if (line === '') throw refused(locale, 'subject', 'required')
  return line
}

function refused(locale: Locale, propertyPath: string, code: ViolationCode, max?: number): AppError {
  const message = violationMessage(locale, code, { max })
  return new AppError('invalid_input', [{ propertyPath, code, message }])
}
