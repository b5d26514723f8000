import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** “64 profiles”, “more than 1,500 profiles”; with an offer, what they are compared with. */
export function useCountWords(): (found: number, isMinimum: boolean, offer?: string) => string {
  const t = useTexts('applicantSearch')
  const { number } = useFormats()
  return (found, isMinimum, offer) => {
    const words = { number: number(found), offer }
    if (isMinimum) return offer ? t('count.moreCompared', words) : t('count.more', words)
    const counted = { ...words, count: found }
    return offer ? t('count.compared', counted) : t('count.found', counted)
  }
}
