import { useTexts } from '#lib/i18n/texts.ts'
import { useInterviewWords } from '../useInterviewWords.ts'
import type { Clash } from './slots.ts'

/** Who has what then, and with whom. */
export function useClashWords(): (clash: Clash) => string {
  const t = useTexts('interviews')
  const { hours } = useInterviewWords()
  return ({ name, startsAt, minutes, isFirm, counterpart }) =>
    t(isFirm ? 'form.busy' : 'form.maybeBusy', { name, counterpart, ...hours(startsAt, minutes) })
}
