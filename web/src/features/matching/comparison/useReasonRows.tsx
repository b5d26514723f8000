import { IconCheck, IconTilde, IconX } from '@tabler/icons-react'
import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import type { ComparedRow } from '#ui/data/comparison/ComparisonTable.tsx'
import type { Order } from '#ui/data/comparison/stand-out.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './Finding.module.css'

type Reason = Match['reasons'][number]

/** For matches beside each other, a row for each of some criteria; what all of them leave open has none. */
export function useReasonRows(matches: readonly (Match | null)[]): (
  criteria: readonly Reason['criterion'][],
  /** Of a criterion whose values say more than whether they fit. */
  orders?: Partial<Record<Reason['criterion'], Order>>,
) => ComparedRow[] {
  const t = useTexts('matching')
  return (criteria, orders = {}) =>
    criteria.flatMap((criterion) => {
      const reasons = matches.map(
        (match) => match?.reasons.find((each) => each.criterion === criterion) ?? null,
      )
      if (reasons.every((reason) => !reason || reason.fit === 'unknown')) return []
      return {
        key: criterion,
        label: t(`criteria.${criterion}`),
        values: reasons.map((reason) => reason?.finding ?? ''),
        order: reasons.map((reason, at) => orderOf(reason, orders[criterion]?.[at])),
        // biome-ignore lint/suspicious/noArrayIndexKey: one for each column.
        cells: reasons.map((reason, index) => <Finding key={index} reason={reason} />),
      }
    })
}

/** What does not fit is not better than anything. */
function orderOf(reason: Reason | null, given: number | null | undefined): number | null {
  if (!reason || reason.fit === 'unknown') return null
  return reason.fit === 'not' ? Number.NEGATIVE_INFINITY : (given ?? reason.score)
}

/** How one criterion is met, in a sign and in words. */
function Finding({ reason }: { reason: Reason | null }) {
  const t = useTexts('matching')
  if (!reason || reason.fit === 'unknown') return t('open')
  return (
    <div className={styles.finding}>
      <Icon icon={signs[reason.fit]} size={20} className={styles[reason.fit]} />
      <span>
        <VisuallyHidden>{`${t(`fits.${reason.fit}`)}: `}</VisuallyHidden>
        {reason.finding ?? reason.text}
        {reason.wanted && <span className={styles.note}>{reason.wanted}</span>}
      </span>
    </div>
  )
}

const signs = { fits: IconCheck, nearly: IconTilde, not: IconX }
