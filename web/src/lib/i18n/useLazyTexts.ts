import type { Locale } from '@tandem/contract/locales'
import { use } from 'react'
import { useLocale } from './locale.ts'
import { addTexts, hasTexts } from './texts.ts'

const coming = new Map<string, Promise<object>>()

/** The texts of a part of a page whose code is loaded later than the page: they come with it. Suspends until then. */
export function useLazyTexts(namespace: string, load: Record<Locale, () => Promise<object>>): void {
  const locale = useLocale()
  const key = `${locale} ${namespace}`
  // Who has waited by use() must call it again, also when the texts are there by then.
  if (hasTexts(locale, namespace) && !coming.has(key)) return
  const texts = coming.get(key) ?? load[locale]()
  coming.set(key, texts)
  texts.catch(() => coming.delete(key))
  const loaded = use(texts)
  if (!hasTexts(locale, namespace)) addTexts(locale, namespace, loaded)
}
