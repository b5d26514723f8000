import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'
import { DialogHead } from './DialogHead.tsx'
import styles from './Sheet.module.css'
import { useDialog } from './useDialog.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Stays in sight: "38 Angebote zeigen". */
  footer?: ReactNode
  /** Holds a form: a press beside it does not close it, since what was typed would be gone. */
  form?: boolean
  /** Work goes on: it cannot be closed. */
  busy?: boolean
  /** The whole screen at any width, up to its edges: the children scroll by themselves. */
  full?: boolean
  children: ReactNode
}

/** Filters and the like: the whole screen on phones, a side sheet above. */
export function Sheet({ open, onClose, title, footer, form, busy, full, children }: SheetProps) {
  const titleId = useId()
  const dialog = useDialog({ open, onClose, locked: busy, dismissible: !form })
  return (
    <dialog {...dialog} className={cx(styles.sheet, full && styles.full)} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <DialogHead id={titleId} title={title} onClose={onClose} locked={busy} focused />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
