import { messageBounds } from '@tandem/contract/messaging'
import { violationMessage } from '@tandem/contract/violations'
import { useLocale } from '#lib/i18n/locale.ts'

/** Whether a text is too long, and the most that is shown once it comes near. */
export function useLength(text: string, max: number = messageBounds.maxLength) {
  const locale = useLocale()
  const isTooLong = text.trim().length > max
  return {
    isTooLong,
    error: isTooLong ? violationMessage(locale, 'too_long', { max }) : null,
    shownMax: text.length > max * 0.9 ? max : undefined,
  }
}
