/** Why the map did not move. */
export type ScrollHint = 'wheel' | 'touch'

/** A wheel without Ctrl and a single finger belong to the page; whoever meant the map is told how. */
export function keepPageScrolling(container: HTMLElement, onHint: (hint: ScrollHint) => void): () => void {
  const wheeled = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.stopImmediatePropagation()
    onHint('wheel')
  }
  const touched = ({ touches }: TouchEvent) => {
    if (touches.length === 1) onHint('touch')
  }
  container.addEventListener('wheel', wheeled, { capture: true, passive: true })
  container.addEventListener('touchmove', touched, { passive: true })
  return () => {
    container.removeEventListener('wheel', wheeled, { capture: true })
    container.removeEventListener('touchmove', touched)
  }
}
