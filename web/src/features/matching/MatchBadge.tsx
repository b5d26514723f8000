import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import styles from './MatchBadge.module.css'
import { MatchRing } from './match/MatchRing.tsx'
import { verdictOf } from './match/verdict-of.ts'

/** On a card: the ring and, where there is room, what it comes to. */
export function MatchBadge({ match }: { match: Match }) {
  const t = useTexts('matching')
  const wide = useMedia('(width >= 48em)')
  if (!wide) return <MatchRing match={match} size={56} />
  return (
    <div className={styles.mark}>
      <MatchRing match={match} size={72} />
      <span className={styles.verdict}>{t(`verdict.${verdictOf(match)}`)}</span>
    </div>
  )
}
