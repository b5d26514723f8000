import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './MatchBadge.module.css'
import { MatchRing } from './match/MatchRing.tsx'
import { verdictOf } from './match/verdict-of.ts'

const roomForWords = '(width >= 48em)'

/** On a card: the ring and, where there is room, what it comes to. */
export function MatchBadge({ match }: { match: Match }) {
  const t = useTexts('matching')
  const wide = useMedia(roomForWords)
  if (!wide) return <MatchRing match={match} size={56} />
  return (
    <div className={styles.mark}>
      <MatchRing match={match} size={72} />
      <span className={styles.verdict}>{t(`verdict.${verdictOf(match)}`)}</span>
    </div>
  )
}

/** The geometry of a MatchBadge. */
export function MatchBadgeSkeleton() {
  const wide = useMedia(roomForWords)
  if (!wide) return <Skeleton width="56px" height="56px" round />
  return (
    <div className={styles.mark}>
      <Skeleton width="72px" height="72px" round />
      <Skeleton width="80px" height="17px" />
    </div>
  )
}
