import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDistances } from '#lib/reference.ts'

/** The distances on offer, nearest first, and the one in use even where an address brought another. */
export function useRadii(inUse: number): { radius: number; label: string }[] {
  const t = useTexts('search')
  const { kilometres } = useFormats()
  const offered = useDistances().flatMap(({ value }) => (value === null ? [] : [value]))
  return [...new Set([...offered, inUse])]
    .sort((a, b) => a - b)
    .map((radius) => ({
      radius,
      label: radius === 0 ? t('band.onlyHere') : t('band.around', { distance: kilometres(radius) }),
    }))
}
