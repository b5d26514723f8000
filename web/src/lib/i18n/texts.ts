import type { Namespace, TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#lib/session/session-store.ts'
import { useFormality } from './formality.ts'

/** English needs every key of German but the formal variants: it knows only "you". */
export type Translated<T> = {
  [Key in keyof T as Key extends `${string}_formal` | `${string}_formal_${string}`
    ? never
    : Key]: T[Key] extends string ? string : Translated<T[Key]>
}

type Options = {
  /** Where the words go to a company's people before they have an account. */
  formal?: boolean
}

/**
 * A feature's texts. A key that has a `_formal` variant is spoken as "Sie" to companies and admins, and to everyone
 * where `youCanSayYouToMe` is off; both variants are whole sentences.
 */
export function useTexts<Ns extends Namespace>(
  namespace: Ns,
  { formal = false }: Options = {},
): TFunction<Ns> {
  const { t } = useTranslation(namespace)
  const toEveryone = useFormality((state) => state.formal)
  const { type = 'applicant' } = useAccount() ?? {}
  const isFormal = formal || toEveryone || type !== 'applicant'
  // The same function as long as it says the same: what is drawn by it need not be drawn again.
  return useMemo(() => (isFormal ? speakFormally(t as TFunction<Ns>) : (t as TFunction<Ns>)), [t, isFormal])
}

function speakFormally<Ns extends Namespace>(t: TFunction<Ns>): TFunction<Ns> {
  const formally = (key: string, options?: object) =>
    (t as (key: string, options: object) => string)(key, { ...options, context: 'formal' })
  // With the namespace, which <Trans> reads from it.
  return Object.assign(formally, t) as unknown as TFunction<Ns>
}
