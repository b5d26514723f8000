import { IconCheck, IconMinus, IconTilde } from '@tabler/icons-react'
import { decisiveReasons, type Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './MatchReasons.module.css'

const icons = { fits: IconCheck, nearly: IconTilde, not: IconMinus }

type KnownReason = ReturnType<typeof decisiveReasons<Match['reasons'][number]>>[number]

/** Three reasons at most. */
export function MatchReasons({ match, upright }: { match: Match; upright?: boolean }) {
  const t = useTexts('matching')
  const isStudy = useOfferType() === 'studies'
  // Nobody studies in a job.
  const reasons = match.reasons.filter(({ criterion }) => isStudy || criterion !== 'study_interest')
  return (
    <ul aria-label={t('reasons')} className={cx(styles.reasons, upright && styles.upright)}>
      {decisiveReasons(reasons).map((reason) => (
        <ReasonLine key={reason.criterion} reason={reason} />
      ))}
    </ul>
  )
}

function ReasonLine({ reason: { fit, text } }: { reason: KnownReason }) {
  const t = useTexts('matching')
  return (
    <li className={cx(styles.reason, styles[fit])}>
      <Icon icon={icons[fit]} size={16} />
      <span>
        <VisuallyHidden>{t(`fits.${fit}`)}: </VisuallyHidden>
        {text}
      </span>
    </li>
  )
}
