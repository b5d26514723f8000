import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type PageSize = { width: number; height: number }

type PdfState =
  | { is: 'loading' }
  | { is: 'open'; pdf: PDFDocumentProxy; firstPage: PageSize }
  | { is: 'locked' }
  | { is: 'broken' }

/** Opens the file; with another password anew. */
export function usePdf(file: Blob, password: string | undefined): PdfState {
  const [state, setState] = useState<PdfState>({ is: 'loading' })
  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined
    let isOver = false
    setState({ is: 'loading' })

    async function open(): Promise<PdfState | null> {
      const { openPdf } = await import('./pdfjs.ts')
      // The worker takes the bytes over, so it gets a copy.
      const bytes = await file.arrayBuffer()
      if (isOver) return null
      task = openPdf(bytes, password)
      const pdf = await task.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      return { is: 'open', pdf, firstPage: { width, height } }
    }
    open()
      .catch((error): PdfState => ({ is: isAboutPassword(error) ? 'locked' : 'broken' }))
      .then((next) => next && !isOver && setState(next))
    return () => {
      isOver = true
      void task?.destroy()
    }
  }, [file, password])
  return state
}

const isAboutPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException'
