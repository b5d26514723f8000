import { type ReactNode, useId } from 'react'
import { useMedia } from '#ui/layout/useMedia.ts'
import { DialogHead } from './DialogHead.tsx'
import styles from './Drawer.module.css'
import { useDialog } from './useDialog.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** In the head, before "close": stepping through the list. */
  actions?: ReactNode
  children: ReactNode
}

/** One record beside its list. From xl it takes part in the page's layout and the list stays usable; below it fills the screen. */
export function Drawer({ open, onClose, title, actions, children }: DrawerProps) {
  const titleId = useId()
  const beside = useMedia('(width >= 78.75em)')
  const dialog = useDialog({ open, onClose, modal: !beside })
  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={titleId}>
      {open && (
        <>
          <div className={styles.head}>
            <DialogHead id={titleId} title={title} onClose={onClose} focused actions={actions} />
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
