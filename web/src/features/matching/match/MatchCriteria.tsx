import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { cx } from '#ui/cx.ts'
import { CriterionBar, CriterionBars } from '#ui/states/progress/CriterionBars.tsx'
import styles from './MatchCriteria.module.css'
import { type Names, useSideNames } from './useSideNames.ts'

type MatchCriteriaProps = { match: Match; side: 'applicant' | 'company'; names: Names }

/** One side's criteria; what was left open stands last. */
export function MatchCriteria({ match: { reasons }, side, names }: MatchCriteriaProps) {
  const t = useTexts('matching')
  const title = useSideNames(names)[side]
  // Nobody studies in a job.
  const isStudy = useOfferType() === 'studies'
  const own = reasons.filter(
    (reason) => reason.side === side && (isStudy || reason.criterion !== 'study_interest'),
  )
  const isOpen = ({ score }: (typeof own)[number]) => score === null
  return (
    <div className={styles.side}>
      <h3 className={cx(styles.title, styles[side])}>{title}</h3>
      <CriterionBars>
        {[...own.filter((reason) => !isOpen(reason)), ...own.filter(isOpen)].map(
          ({ criterion, finding, wanted, score }) => (
            <CriterionBar
              key={criterion}
              label={t(`criteria.${criterion}`)}
              finding={finding ?? t('open')}
              note={wanted}
              value={score}
              tone={side === 'applicant' ? 'theory' : 'practice'}
            />
          ),
        )}
      </CriterionBars>
    </div>
  )
}
