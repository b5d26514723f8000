import type { OfferSummary } from '@tandem/contract/offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './Compare.module.css'
import { useChosenOffers } from './chosen-offers.ts'

/** On an offer's card: puts it beside others. */
export function CompareToggle({ offer }: { offer: Pick<OfferSummary, 'id' | 'title' | 'company'> }) {
  const t = useTexts('offers')
  const { ids, toggle } = useChosenOffers()
  const { id, title, company } = offer
  return (
    <Checkbox
      className={styles.toggle}
      checked={ids.includes(id)}
      onChange={() => toggle(id)}
      label={t('compare.action')}
      aria-label={`${t('compare.action')}: ${t('offer.title', { title, company: company.name })}`}
    />
  )
}

/** The geometry of a CompareToggle. */
export function CompareToggleSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="122px" height="22px" />
    </div>
  )
}
