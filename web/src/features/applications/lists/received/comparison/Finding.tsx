import { IconCheck, IconTilde, IconX } from '@tabler/icons-react'
import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './ComparisonTable.module.css'

type FindingProps = { reason: Match['reasons'][number] | null }

/** How one criterion is met, in a sign and in words. */
export function Finding({ reason }: FindingProps) {
  const t = useTexts('applications')
  const fits = useTexts('matching')
  if (!reason || reason.fit === 'unknown') return t('compare.open')
  return (
    <div className={styles.finding}>
      <Icon icon={signs[reason.fit]} size={20} className={styles[reason.fit]} />
      <span>
        <VisuallyHidden>{`${fits(`fits.${reason.fit}`)}: `}</VisuallyHidden>
        {reason.finding ?? reason.text}
        {reason.wanted && <span className={styles.note}>{reason.wanted}</span>}
      </span>
    </div>
  )
}

const signs = { fits: IconCheck, nearly: IconTilde, not: IconX }
