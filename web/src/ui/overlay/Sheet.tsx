import { type ReactNode, useId } from 'react'
import { DialogHead } from './DialogHead.tsx'
import styles from './Sheet.module.css'
import { useDialog } from './useDialog.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Stays in sight: "38 Angebote zeigen". */
  footer?: ReactNode
  children: ReactNode
}

/** Filters and the like: the whole screen on phones, a side sheet above. */
export function Sheet({ open, onClose, title, footer, children }: SheetProps) {
  const titleId = useId()
  const dialog = useDialog({ open, onClose, dismissible: true })
  return (
    <dialog {...dialog} className={styles.sheet} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <DialogHead id={titleId} title={title} onClose={onClose} focused />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
