import { type DragEvent, useEffect, useState } from 'react'

/** Over which document type, or over all of them. */
export type DropTarget = string | 'all'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** The row of a type names it in `data-document-type`. */
const targetOf = ({ target }: DragEvent): DropTarget =>
  (target instanceof Element && target.closest<HTMLElement>('[data-document-type]')?.dataset.documentType) ||
  'all'

/** Files that are dropped on an element, or pasted anywhere but into a field; `type` is null where they fell on no row. */
export function useFileDrop(onFiles: (files: File[], type: string | null) => void) {
  const [over, setOver] = useState<DropTarget | null>(null)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isField(event.target)) return
      event.preventDefault()
      onFiles(files, null)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(targetOf(event))
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(null)
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(null)
        const target = targetOf(event)
        onFiles([...event.dataTransfer.files], target === 'all' ? null : target)
      },
    },
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
