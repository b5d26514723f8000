import type { Offer } from '@tandem/contract/offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { useReader } from '../useReader.ts'
import { ApplyAction } from './ApplyAction.tsx'
import styles from './ApplyBar.module.css'
import { applyState, isOpen } from './apply-state.ts'

/** Below lg the button to apply stays in sight; how far an application has come stands in the head. */
export function ApplyBar({ offer }: { offer: Offer }) {
  const t = useTexts('offers')
  const reader = useReader()
  if (reader === 'other' || !isOpen(applyState(offer))) return null
  return (
    <div className={styles.bar} data-print="none">
      <div className={styles.words} aria-hidden="true">
        <b>{offer.title}</b>
        <Text size="tiny" muted>
          {offer.freePlaces > 0 ? t('facts.free', { count: offer.freePlaces }) : t('facts.taken')}
        </Text>
      </div>
      <ApplyAction offer={offer} />
    </div>
  )
}
