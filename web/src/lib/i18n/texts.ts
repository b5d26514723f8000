import type { Locale } from '@tandem/contract/locales'
import { use } from 'react'
import { useOfferType } from '#lib/offer-type.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { AddressesApplicants, useFormality } from './formality.ts'
import { currentLocale, useLocale } from './locale.ts'
import type { FullTextKey, Namespace, TextKey } from './text-keys.ts'
import { type Manner, type TextTree, type TextValues, translate } from './translate.ts'

/** English needs every key of German but the formal variants: it knows only "you". */
export type Translated<T> = {
  [Key in keyof T as Key extends `${string}_formal` | `${string}_formal_${string}`
    ? never
    : Key]: T[Key] extends string ? string : Translated<T[Key]>
}

/** Says the text of a key, filled with values. */
export type Texts<Ns extends Namespace> = (key: TextKey<Ns>, values?: TextValues) => string

/** What is loaded. Languages do not mix: each is asked for by the address of what is drawn. */
const loaded: Record<Locale, Record<string, TextTree>> = { de: {}, en: {} }

export function addTexts(locale: Locale, namespace: string, texts: object): void {
  loaded[locale][namespace] = texts as TextTree
}

export const hasTexts = (locale: Locale, namespace: string): boolean => namespace in loaded[locale]

type Options = {
  /** Where the words go to a company's people before they have an account. */
  formal?: boolean
}

/**
 * A feature's texts. A key that has a `_formal` variant is spoken as "Sie" to companies and admins, and to everyone
 * where `youCanSayYouToMe` is off, one that has a `_jobs` variant is so said where the platform offers jobs; each variant
 * is a whole sentence.
 */
export function useTexts<Ns extends Namespace>(namespace: Ns, { formal = false }: Options = {}): Texts<Ns> {
  const { isFormal, isJobs } = useManner()
  return textsOf(useLocale(), namespace, { isFormal: isFormal || formal, isJobs })
}

/** The texts of all features, by keys with their namespace. */
export function useAllTexts(): (key: FullTextKey) => string {
  const locale = useLocale()
  const manner = useManner()
  return (key: string) => {
    const [namespace = '', inside = ''] = key.split(':')
    return translate(loaded[locale][namespace], locale, inside, manner)
  }
}

/** Outside of what is drawn, in the language of the address; nobody is addressed there. */
export const textsNow = <Ns extends Namespace>(namespace: Ns, locale = currentLocale()): Texts<Ns> =>
  textsOf(locale, namespace, {})

function useManner(): Manner & { isFormal: boolean } {
  const toEveryone = useFormality()
  const { type = 'applicant' } = useAccount() ?? {}
  const isToApplicant = use(AddressesApplicants) || type === 'applicant'
  return { isFormal: toEveryone || !isToApplicant, isJobs: useOfferType() === 'jobs' }
}

const made = new Map<string, unknown>()

/** The same function as long as it says the same: what is drawn by it need not be drawn again. */
function textsOf<Ns extends Namespace>(locale: Locale, namespace: Ns, manner: Manner): Texts<Ns> {
  const name = `${locale} ${namespace} ${manner.isFormal} ${manner.isJobs}`
  const texts: Texts<Ns> =
    (made.get(name) as Texts<Ns> | undefined) ??
    ((key, values) => translate(loaded[locale][namespace], locale, key, { ...manner, values }))
  made.set(name, texts)
  return texts
}
