import { unfilledPlaceholders } from '@tandem/contract/received-applications/placeholders'
import { useTexts } from '#lib/i18n/texts.ts'

/** Says which placeholders a text still holds, and null where there is none: only then it may be sent. */
export function useOpenPlaceholders() {
  const t = useTexts('receivedApplications')
  return (text: string): string | null => {
    const open = unfilledPlaceholders(text)
    return open.length > 0 ? t('templates.open', { placeholders: open.join(' ') }) : null
  }
}
