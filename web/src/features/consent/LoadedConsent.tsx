import type { Locale } from '@tandem/contract/locales'
import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { addTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { useDeviceText } from '#lib/storage/useDeviceText.ts'
import { useAnalytics } from './analytics/useAnalytics.ts'
import { CookieBanner } from './banner/CookieBanner.tsx'
import { asksNotToBeTracked, choiceText, parseChoice } from './choice.ts'
import { useCookieSettings } from './opened.ts'
import { CookieSettings } from './settings/CookieSettings.tsx'

/** Nothing is counted before somebody has agreed, and nothing after they have taken it back. */
export function LoadedConsent({ allowedUrl, onFailure }: { allowedUrl: string; onFailure: () => void }) {
  const { analytics } = useSettings()
  const choice = useAnalyticsChoice(analytics.url)
  const { isOpen } = useCookieSettings()
  const texts = useConsentTexts(useLocale())
  const isPossible = analytics.url !== '' && analytics.url === allowedUrl
  useAnalytics(isPossible && choice ? analytics : null)
  useEffect(() => {
    if (isOpen && texts === 'failed') onFailure()
  }, [isOpen, texts, onFailure])
  if (texts !== 'there') return null
  if (isOpen) return <CookieSettings recipient={isPossible ? analytics.url : null} choice={choice} />
  const isAsked = isPossible && choice === null && !asksNotToBeTracked()
  return isAsked ? <CookieBanner recipient={analytics.url} /> : null
}

/** Whether visits may be counted; null as long as nobody has said. Every tab hears of a change at once. */
function useAnalyticsChoice(recipient: string): boolean | null {
  const text = useDeviceText(choiceText)
  return useMemo(() => parseChoice(text, recipient, Date.now()), [text, recipient])
}

const load = {
  de: async () => (await import('./texts.de.ts')).consentDe,
  en: async () => (await import('./texts.en.ts')).consentEn,
}

/** The texts come with the code that says them: most visits need neither. */
function useConsentTexts(locale: Locale): 'loading' | 'failed' | 'there' {
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
