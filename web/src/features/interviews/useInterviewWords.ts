import type { Interview } from '@tandem/contract/interviews'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** Times and terms of an interview in the reader's language. */
export function useInterviewWords() {
  const t = useTexts('interviews')
  const { fullDay, time, list } = useFormats()
  const endOf = (startsAt: string, minutes: number) =>
    new Date(new Date(startsAt).getTime() + minutes * 60_000).toISOString()
  const hours = (startsAt: string, minutes: number) => ({
    from: time(startsAt),
    to: time(endOf(startsAt, minutes)),
  })
  return {
    hours,
    /** Donnerstag, 26. November 2026, 10:30 bis 11:10 Uhr */
    range: (startsAt: string, minutes: number) =>
      t('range', { day: fullDay(startsAt), ...hours(startsAt, minutes) }),
    /** Donnerstag, 26. November 2026, 10:30 Uhr */
    moment: (startsAt: string) => t('moment', { day: fullDay(startsAt), time: time(startsAt) }),
    /** Per Video, 40 Minuten, mit Hanna Wiese */
    terms: ({ kind, minutes, interviewers }: Pick<Interview, 'kind' | 'minutes' | 'interviewers'>) =>
      [
        t(`meeting.${kind}`),
        t('length', { minutes }),
        interviewers.length > 0 && t('with', { names: list(interviewers.map(({ name }) => name)) }),
      ]
        .filter(Boolean)
        .join(', '),
  }
}
