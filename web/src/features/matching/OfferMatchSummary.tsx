import { IconChevronDown } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { MatchRing } from './match/MatchRing.tsx'
import { verdictOf } from './match/verdict-of.ts'
import styles from './OfferMatchSummary.module.css'
import { useOfferMatch } from './useOfferMatch.ts'

/** The match in short, on phones, where the panel lies far below: leads to it. */
export function OfferMatchSummary({ offerId, panelId }: { offerId: string; panelId: string }) {
  const t = useTexts('matching')
  const match = useOfferMatch(offerId)
  if (!match) return null
  return (
    <a href={`#${panelId}`} className={styles.summary}>
      <MatchRing match={match} size={56} />
      <span className={styles.words}>
        <b className={styles.verdict}>{t(`verdict.${verdictOf(match)}`)}</b>
        <span className={styles.why}>{t('toDetails')}</span>
      </span>
      <Icon icon={IconChevronDown} />
    </a>
  )
}
