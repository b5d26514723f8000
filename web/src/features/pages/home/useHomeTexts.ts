import { useTexts } from '#lib/i18n/texts.ts'
import { useLazyTexts } from '#lib/i18n/useLazyTexts.ts'

const load = {
  de: async () => (await import('./below/texts.de.ts')).homeBelowDe,
  en: async () => (await import('./below/texts.en.ts')).homeBelowEn,
}

/** What the home page says below its first screen; for the roots of what is loaded later. */
export function useHomeTexts() {
  useLazyTexts('homeBelow', load)
  return useTexts('homeBelow')
}
