import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { ResultWords } from './result-words.ts'

type CardWords = ResultWords & {
  /** The label of the filter sheet's button: "38 Angebote zeigen". */
  show: (found: number, isMinimum: boolean) => string
  /** The same before it is counted. */
  showAll: string
}

/** Both lists have the same texts, each in its own words. */
export function useResultWords(list: 'offers' | 'companies'): CardWords {
  const t = useTexts(list === 'offers' ? 'offerSearch' : 'companySearch')
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
    show: (found, isMinimum) =>
      isMinimum
        ? t('showMore', { number: number(found) })
        : t('show', { count: found, number: number(found) }),
    showAll: t('showAll'),
  }
}
