import type { ResultWords } from '#features/search/frame/results/result-words.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

export function useOfferWords(): ResultWords {
  const t = useTexts('offerSearch')
  const { number } = useFormats()
  return {
    title: t('title'),
    count: (found, isMinimum) =>
      isMinimum
        ? t('countMore', { number: number(found) })
        : t('count', { count: found, number: number(found) }),
    loading: t('loading'),
    emptyTitle: t('emptyTitle'),
    noneTitle: t('noneTitle'),
    noneText: t('noneText'),
  }
}
