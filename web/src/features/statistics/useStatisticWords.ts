import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

export function useStatisticWords() {
  const t = useTexts('statistics')
  const { number } = useFormats()
  const periodName = (period: string, key: 'quarter' | 'quarterOfYear') => {
    const [year, quarter] = period.split('-')
    return quarter ? t(key, { year, quarter }) : period
  }
  return {
    /** Null is not shown. */
    countText: (count: number | null) => (count === null ? t('notShown') : number(count)),
    /** A year, or a quarter of one: `2026`, `2026-1`. */
    shortPeriod: (period: string) => periodName(period, 'quarter'),
    longPeriod: (period: string) => periodName(period, 'quarterOfYear'),
  }
}
