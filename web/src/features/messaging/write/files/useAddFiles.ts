import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { type Refused, useChosenFiles } from './message-files.ts'

export type AddFiles = ReturnType<typeof useAddFiles>

/** Files for the next message: chosen, dropped on the composer, or pasted into it. */
export function useAddFiles(threadId: string) {
  const { list } = useFormats()
  const chosen = useChosenFiles(threadId)
  const [refused, setRefused] = useState<Refused[]>([])
  const [isTarget, setTarget] = useState(false)
  const add = (files: readonly File[]) => setRefused(chosen.add(files))
  return {
    chosen: chosen.files,
    names: list(chosen.files.map(({ name }) => name)),
    refused,
    isTarget,
    add,
    remove(file: File) {
      chosen.remove(file)
      setRefused([])
    },
    clear() {
      chosen.clear()
      setRefused([])
    },
    paste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      if (files.length === 0) return
      event.preventDefault()
      add(files)
    },
    dropHandlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setTarget(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setTarget(false)
      },
      onDrop(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setTarget(false)
        add([...event.dataTransfer.files])
      },
    },
  }
}
