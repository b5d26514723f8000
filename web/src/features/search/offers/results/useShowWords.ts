import type { Collection } from '@tandem/contract/endpoint'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** What the sheet's button promises: "38 Angebote zeigen". */
export function useShowWords(answer: Collection<unknown> | undefined): string {
  const t = useTexts('offerSearch')
  const { number } = useFormats()
  if (!answer) return t('showAll')
  const { totalItems: count, totalIsMinimum } = answer
  if (totalIsMinimum) return t('showMore', { number: number(count) })
  return t('show', { count, number: number(count) })
}
