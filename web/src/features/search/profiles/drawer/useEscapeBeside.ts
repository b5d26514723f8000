import { useEffect } from 'react'

/** While one works in the list, Escape closes the drawer beside it too; what lies on top of both goes first. */
export function useEscapeBeside(beside: boolean, onClose: () => void): void {
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
