import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { useDialog } from '#ui/overlay/useDialog.ts'
import styles from './Drawer.module.css'
import { useEscapeBeside } from './useEscapeBeside.ts'

type DrawerProps = {
  onClose: () => void
  /** Gets the id that its heading carries. */
  children: (titleId: string) => ReactNode
}

/** Beside the list where there is room, and the list stays usable; else over the whole screen. */
export function Drawer({ onClose, children }: DrawerProps) {
  const titleId = useId()
  const beside = useMedia('(width >= 78.75em)')
  const dialog = useDialog({ open: true, onClose, modal: !beside })
  useEscapeBeside(beside, onClose)
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={cx(styles.drawer, beside && styles.beside)}>
      {children(titleId)}
    </dialog>
  )
}
