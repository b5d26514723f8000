import { type RefObject, useEffect } from 'react'

/** Closes what dropped from a button: on a press outside, on Escape, and when the focus moves on. */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  useEffect(() => {
    const node = root.current
    if (!node || !open) return
    const outside = (event: Event) => event.target instanceof Node && !node.contains(event.target)
    function pressed(event: PointerEvent) {
      if (outside(event)) onClose()
    }
    function focused(event: FocusEvent) {
      if (outside(event)) onClose()
    }
    function typed(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      onClose()
      node?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('focusin', focused)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('keydown', typed)
    }
  }, [root, open, onClose])
}
