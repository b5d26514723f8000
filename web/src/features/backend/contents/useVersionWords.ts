import type { Version } from '@tandem/contract/backend/contents'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** When a version was saved, and by whom. */
export function useVersionWords() {
  const t = useTexts('contents')
  const moment = useMoment()
  return ({ savedAt, savedBy, isStarter }: Pick<Version, 'savedAt' | 'savedBy' | 'isStarter'>): string => {
    if (isStarter) return t('starter')
    return savedBy ? t('savedBy', { when: moment(savedAt), name: savedBy }) : moment(savedAt)
  }
}

export function useMoment() {
  const t = useTexts('contents')
  const { day, time } = useFormats()
  return (instant: string): string => t('moment', { day: day(instant), time: time(instant) })
}
