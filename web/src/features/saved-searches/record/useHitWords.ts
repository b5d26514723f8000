import type { ResultWords } from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** What the search's frame says, in the words of a saved search. */
export function useHitWords(): ResultWords {
  const t = useTexts('savedSearches')
  const { number } = useFormats()
  return {
    title: t('record.hits'),
    count: (count, isMinimum) =>
      isMinimum
        ? t('card.hitsMore', { hits: number(count) })
        : t('card.hits', { count, hits: number(count) }),
    loading: t('record.hitsLoading'),
    emptyTitle: t('record.noHits'),
    noneTitle: t('record.noHits'),
    noneText: t('record.noHitsText'),
  }
}
