import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import styles from './MatchSides.module.css'
import { type Names, useSideNames } from './useSideNames.ts'

/** What each half of the ring says, in numbers and words. */
export function MatchSides({ match, names }: { match: Match; names: Names }) {
  const t = useTexts('matching')
  const sides = useSideNames(names)
  return (
    <ul className={styles.sides}>
      {(['applicant', 'company'] as const).map((side) => (
        <li key={side} className={cx(styles.side, styles[side])}>
          <b className="num">{t('percent', { value: match[side] })}</b>
          <span>{sides[side]}</span>
        </li>
      ))}
    </ul>
  )
}
