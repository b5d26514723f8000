import type { Namespace, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormality } from './formality.ts'

/** English needs every key of German but the formal variants: it knows only "you". */
export type Translated<T> = {
  [Key in keyof T as Key extends `${string}_formal` ? never : Key]: T[Key] extends string
    ? string
    : Translated<T[Key]>
}

/**
 * A feature's texts. A key that has a `_formal` variant is spoken as "Sie" where `youCanSayYouToMe` is off;
 * both variants are whole sentences.
 */
export function useTexts<Ns extends Namespace>(namespace: Ns): TFunction<Ns> {
  const { t } = useTranslation(namespace)
  const formal = useFormality((state) => state.formal)
  if (!formal) return t as TFunction<Ns>
  const formally = (key: string, options?: object) =>
    (t as (key: string, options: object) => string)(key, { context: 'formal', ...options })
  return formally as unknown as TFunction<Ns>
}
