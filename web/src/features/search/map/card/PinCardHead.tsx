import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import styles from './PinCardHead.module.css'

type PinCardHeadProps = {
  town: string
  at: number
  of: number
  onStep: (at: number) => void
  onClose: () => void
}

/** After the last comes the first again. */
export function PinCardHead({ town, at, of, onStep, onClose }: PinCardHeadProps) {
  const t = useTexts('searchMap')
  const step = (by: number) => onStep((at + by + of) % of)
  return (
    <div className={styles.head}>
      <span className={styles.town}>{town}</span>
      {of > 1 && (
        <>
          <IconButton size="sm" icon={IconChevronLeft} label={t('card.previous')} onClick={() => step(-1)} />
          <span aria-live="polite">{t('card.position', { at: at + 1, of })}</span>
          <IconButton size="sm" icon={IconChevronRight} label={t('card.next')} onClick={() => step(1)} />
        </>
      )}
      <IconButton size="sm" icon={IconX} label={t('card.close')} onClick={onClose} />
    </div>
  )
}
