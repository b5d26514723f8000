import { useDebouncedValue } from '@mantine/hooks'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import type { MatchingOffers } from '../offers/useMatchingOffers.ts'
import styles from './OfferCount.module.css'

type OfferCountProps = { offers: MatchingOffers; className?: string }

/** The reward: how many offers the answers find. The number before stays, paler, while the next is on its way. */
export function OfferCount({ offers, className }: OfferCountProps) {
  const words = useCountWords(offers)
  // Holds its place, so that the way on does not move.
  if (!words) return <div className={className} />
  return (
    <div className={cx(styles.count, offers.isUpdating && styles.updating, className)} aria-hidden="true">
      <b className={styles.number}>{words.number}</b>
      <span className={styles.words}>{words.text}</span>
    </div>
  )
}

const spokenAtMostEveryMs = 1000

/** The same for who cannot see it. */
export function OfferCountStatus({ offers }: { offers: MatchingOffers }) {
  const words = useCountWords(offers)
  const sentence = words && !offers.isUpdating ? `${words.number} ${words.text}` : null
  const [settled] = useDebouncedValue(sentence, spokenAtMostEveryMs)
  return <LiveRegion>{settled}</LiveRegion>
}

export function useCountWords({ total, isMinimum, filters }: MatchingOffers) {
  const t = useTexts('onboarding')
  const { number } = useFormats()
  if (total === null) return null
  const isChosen = (filters.studyInterest ?? []).length > 0
  return {
    number: isMinimum ? t('count.moreThan', { number: number(total) }) : number(total),
    text: t(isChosen ? 'count.match' : 'count.exist', { count: total }),
  }
}
