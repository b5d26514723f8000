import { type Locale, locales } from '@tandem/contract/common'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

export type LoadTexts = (locale: Locale) => Promise<Record<string, object>>

let loadTexts: LoadTexts = async () => ({})

/** Starts with one language's texts; the other one is a chunk of its own, loaded when it is spoken. */
export async function startI18n(locale: Locale, load: LoadTexts): Promise<void> {
  loadTexts = load
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: [...locales],
    resources: { [locale]: await load(locale) },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
}

export async function speak(locale: Locale): Promise<void> {
  if (i18next.language === locale) return
  if (!i18next.hasResourceBundle(locale, 'common')) {
    for (const [namespace, texts] of Object.entries(await loadTexts(locale))) {
      i18next.addResourceBundle(locale, namespace, texts)
    }
  }
  await i18next.changeLanguage(locale)
}
