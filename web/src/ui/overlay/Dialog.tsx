import { type ReactNode, useId } from 'react'
import styles from './Dialog.module.css'
import { DialogHead } from './DialogHead.tsx'
import { useDialog } from './useDialog.ts'

export interface DialogProps {
  open: boolean
  /** Left out where only an answer ends it: nothing closes it, and its heading takes the focus. */
  onClose?: () => void
  /** The question, or what is asked for: "Suche speichern". */
  title: ReactNode
  /** Buttons, the primary one last. A form keeps its own buttons among the children. */
  actions?: ReactNode
  /** Work goes on: it cannot be closed. */
  busy?: boolean
  children?: ReactNode
}

/** A bottom sheet on phones. */
export function Dialog({ open, onClose, title, actions, busy, children }: DialogProps) {
  const titleId = useId()
  const dialog = useDialog({ open, onClose, locked: busy })
  return (
    <dialog {...dialog} className={styles.dialog} aria-labelledby={titleId}>
      {open && (
        <div className={styles.content}>
          <DialogHead id={titleId} title={title} onClose={onClose} locked={busy} focused={!onClose} />
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
