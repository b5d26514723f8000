import { useEffect } from 'react'

const controls = 'button, a[href], summary, label, input:is([type="checkbox"], [type="radio"])'
/** Whoever moves the pointer further lets go beside the control on purpose. */
const maxMovement = 4

/**
 * Whoever presses a control leaves the field they were in. Its message may come and move the control away before they let
 * go, and browsers make no click of that. It is one all the same.
 */
export function useShiftedClicks(): void {
  useEffect(() => {
    let pressed: { control: HTMLElement; x: number; y: number } | null = null
    const press = ({ target, button, clientX: x, clientY: y }: MouseEvent) => {
      const control = target instanceof Element && button === 0 ? target.closest<HTMLElement>(controls) : null
      pressed = control && { control, x, y }
    }
    const release = ({ target, clientX, clientY }: MouseEvent) => {
      const { control, x, y } = pressed ?? {}
      pressed = null
      if (!control || x === undefined || y === undefined) return
      const isStill = Math.hypot(clientX - x, clientY - y) <= maxMovement
      if (!isStill || (target instanceof Node && control.contains(target))) return
      control.click()
    }
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
    }
  }, [])
}
