import { type Locale, locales } from '@tandem/contract/common'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** What the first page needs, what else can be read without an account, and what only signed-in people see. */
const parts = ['start', 'public', 'inside'] as const
export type TextPart = (typeof parts)[number]
export type LoadTexts = (locale: Locale, part: TextPart) => Promise<Record<string, object>>

let loadTexts: LoadTexts = async () => ({})
const loaded = new Set<`${Locale} ${TextPart}`>()

/** Begins with one language's first part; the rest comes when it is needed. */
export async function startI18n(locale: Locale, load: LoadTexts): Promise<void> {
  loadTexts = load
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: [...locales],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  await add(locale, 'start')
}

/** With a part come those before it. */
export async function setLanguage(locale: Locale, part: TextPart): Promise<void> {
  const wanted = parts.slice(0, parts.indexOf(part) + 1)
  await Promise.all(wanted.map((each) => add(locale, each)))
  if (i18next.language !== locale) await i18next.changeLanguage(locale)
}

async function add(locale: Locale, part: TextPart): Promise<void> {
  if (loaded.has(`${locale} ${part}`)) return
  for (const [namespace, texts] of Object.entries(await loadTexts(locale, part))) {
    i18next.addResourceBundle(locale, namespace, texts)
  }
  loaded.add(`${locale} ${part}`)
}
