const controls = 'button, a, summary, label, input'
/** Pixels. Whoever moves the pointer further lets go beside the control on purpose. */
const maxMovement = 4

let down: MouseEvent | undefined

/**
 * Whoever presses a control leaves the field they were in. Its message may come and move the control away before they let
 * go, and browsers make no click of that. It is one all the same. Asked for again it does nothing more.
 */
export function countShiftedClicks(): void {
  document.addEventListener('mousedown', press, true)
  document.addEventListener('mouseup', release, true)
}

function press(event: MouseEvent): void {
  down = event
}

function release(up: MouseEvent): void {
  const control = !up.button && (down?.target as Element | undefined)?.closest<HTMLElement>(controls)
  if (!down || !control || control.contains(up.target as Node)) return
  if (Math.hypot(up.x - down.x, up.y - down.y) <= maxMovement) control.click()
}
