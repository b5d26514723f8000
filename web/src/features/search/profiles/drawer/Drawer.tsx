import { type ReactNode, useEffect, useId } from 'react'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { useDialog } from '#ui/overlay/useDialog.ts'
import styles from './Drawer.module.css'

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

/** While one works in the list, Escape closes the drawer beside it too; what lies on top of both goes first. */
function useEscapeBeside(beside: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!beside) return
    function close({ key, target, defaultPrevented }: KeyboardEvent) {
      // From inside, the dialog itself hears it.
      const isInside = target instanceof Element && target.closest('dialog') !== null
      const isCovered = document.querySelector(':popover-open, dialog:modal') !== null
      if (key === 'Escape' && !defaultPrevented && !isInside && !isCovered) onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [beside, onClose])
}
