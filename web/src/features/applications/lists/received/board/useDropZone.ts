import { type DragEvent, useState } from 'react'

/** Takes what is dragged onto an element, while it may. Spread `dropZone` on the element. */
export function useDropZone(takes: boolean, onDrop: () => void) {
  // Entering a child leaves its parent, so only the depth tells whether the card is still above.
  const [depth, setDepth] = useState(0)
  if (!takes && depth !== 0) setDepth(0)
  const handlers = {
    onDragEnter: () => setDepth((before) => before + 1),
    onDragLeave: () => setDepth((before) => before - 1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDrop()
    },
  }
  return { isOver: depth > 0, dropZone: takes ? handlers : {} }
}
