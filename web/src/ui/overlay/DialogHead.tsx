import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './DialogHead.module.css'

interface DialogHeadProps {
  id: string
  title: ReactNode
  onClose?: () => void
  locked?: boolean
  /** Takes the focus, so that phones do not open their keyboard for a first field. */
  focused?: boolean
  actions?: ReactNode
}

export function DialogHead({ id, title, onClose, locked, focused, actions }: DialogHeadProps) {
  const texts = useUiTexts()
  return (
    <div className={styles.head}>
      <h2 id={id} tabIndex={-1} className={styles.title} data-autofocus={focused || undefined}>
        {title}
      </h2>
      {actions}
      {onClose && <IconButton icon={IconX} label={texts.close} onClick={onClose} disabled={locked} />}
    </div>
  )
}
