import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

type Period = { from: string | null; to: string | null }

/** A time in words: "September 2023 bis Juli 2026"; empty where nothing was said. */
export function usePeriods(): (period: Period) => string {
  const t = useTexts('applications')
  const { month } = useFormats()
  return ({ from, to }) => {
    if (from && to) return t('period.both', { from: month(from), to: month(to) })
    if (from) return t('period.since', { from: month(from) })
    return to ? t('period.until', { to: month(to) }) : ''
  }
}
