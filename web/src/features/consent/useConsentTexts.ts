import type { Locale } from '@tandem/contract/locales'
import { useEffect, useState } from 'react'
import { addTexts } from '#lib/i18n/texts.ts'

const load = {
  de: async () => (await import('./texts.de.ts')).consentDe,
  en: async () => (await import('./texts.en.ts')).consentEn,
}

/** The texts come with the code that says them: most visits need neither. */
export function useConsentTexts(locale: Locale): 'loading' | 'failed' | 'there' {
  const [loaded, setLoaded] = useState<{ locale: Locale; isThere: boolean } | null>(null)
  useEffect(() => {
    let isWanted = true
    load[locale]().then(
      (texts) => {
        addTexts(locale, 'consent', texts)
        if (isWanted) setLoaded({ locale, isThere: true })
      },
      () => isWanted && setLoaded({ locale, isThere: false }),
    )
    return () => {
      isWanted = false
    }
  }, [locale])
  if (loaded?.locale !== locale) return 'loading'
  return loaded.isThere ? 'there' : 'failed'
}
