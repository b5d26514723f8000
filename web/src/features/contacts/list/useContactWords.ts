import type { Side } from '#features/contacts/queries.ts'
import type { ResultWords } from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

export function useContactWords(side: Side): ResultWords {
  const t = useTexts('contacts')
  const { number } = useFormats()
  return {
    title: t(`${side}.title`),
    count: (found, isMinimum) =>
      isMinimum
        ? t(`${side}.more`, { number: number(found) })
        : t(`${side}.count`, { count: found, number: number(found) }),
    loading: t('loading'),
    emptyTitle: t('empty'),
    noneTitle: t(`${side}.emptyTitle`),
    noneText: t(`${side}.emptyText`),
  }
}
