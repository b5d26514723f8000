import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from '../pages.module.css'
import type { PageSize } from './usePdf.ts'

/** Phones give a page no larger canvas. */
const maxPixels = 16_000_000

type PdfPageProps = {
  pdf: PDFDocumentProxy
  number: number
  /** Until the page itself is known. */
  guessedSize: PageSize
  /** CSS pixels a point. */
  scale: number
  scroller: RefObject<HTMLElement | null>
}

export function PdfPage({ pdf, number, guessedSize, scale, scroller }: PdfPageProps) {
  const t = useTexts('documentViewer')
  const holder = useRef<HTMLDivElement>(null)
  const isNear = useNear(holder, scroller)
  const page = usePage(pdf, number, isNear)
  const { width, height } = page?.getViewport({ scale }) ?? {
    width: guessedSize.width * scale,
    height: guessedSize.height * scale,
  }
  const style = { width, height, '--total-scale-factor': scale } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document has no element of its own.
    <div
      ref={holder}
      role="group"
      aria-label={t('page', { number, count: pdf.numPages })}
      className={styles.page}
      style={style}
    >
      {page && isNear && (
        <>
          <Drawing page={page} scale={scale} />
          <PageText page={page} />
        </>
      )}
    </div>
  )
}

/** Within a screen's height of what is in sight. */
function useNear(holder: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!holder.current) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    })
    observer.observe(holder.current)
    return () => observer.disconnect()
  }, [holder, scroller])
  return isNear
}

function usePage(pdf: PDFDocumentProxy, number: number, isWanted: boolean): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    pdf.getPage(number).then(
      (loaded) => !isOver && setPage(loaded),
      // A damaged page stays empty; the others are shown.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [pdf, number, isWanted])
  return page
}

/** At another scale the old drawing stays, stretched, until the new one is there. */
function Drawing({ page, scale }: { page: PDFPageProxy; scale: number }) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const canvas = document.createElement('canvas')
    const size = page.getViewport({ scale })
    const sharpness = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (size.width * size.height)))
    const viewport = page.getViewport({ scale: scale * sharpness })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const task = page.render({ canvas, viewport })
    task.promise.then(
      () => holder.current?.replaceChildren(canvas),
      // Given up for another scale, or damaged: what was there stays.
      () => {},
    )
    return () => task.cancel()
  }, [page, scale])
  return <div ref={holder} aria-hidden="true" />
}

/** The words over their picture, for who has them read out, and for who copies them. */
function PageText({ page }: { page: PDFPageProxy }) {
  const t = useTexts('documentViewer')
  const holder = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useEffect(() => {
    let isOver = false
    const container = document.createElement('div')
    container.className = styles.text ?? ''
    async function write() {
      const { TextLayer } = await import('./pdfjs.ts')
      const textContentSource = await page.getTextContent()
      if (isOver) return
      const viewport = page.getViewport({ scale: 1 })
      const layer = new TextLayer({ textContentSource, container, viewport })
      await layer.render()
      if (isOver) return
      holder.current?.replaceChildren(container)
      setEmpty(!container.textContent?.trim())
    }
    write().catch(() => {})
    return () => {
      isOver = true
    }
  }, [page])
  return (
    <>
      <div ref={holder} />
      {isEmpty && <VisuallyHidden>{t('pageWithoutText')}</VisuallyHidden>}
    </>
  )
}
