import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import type { Attachment } from '@tandem/contract/applications'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from '../pages.module.css'
import { drawPages } from '../print/draw-pages.ts'
import { useZoom, zoomByKey } from '../zoom/useZoom.ts'
import { ViewerTools } from '../zoom/ViewerTools.tsx'
import { FindBar } from './find/FindBar.tsx'
import { useFind } from './find/useFind.ts'
import { PdfPage } from './PdfPage.tsx'
import type { PageSize } from './usePdf.ts'

/** A file's points are larger than CSS pixels. */
const pixelsPerPoint = 96 / 72

type PdfPagesProps = {
  pdf: PDFDocumentProxy
  firstPage: PageSize
  blob: Blob
  file: Attachment
  name: string
}

/** One page below the other; those far from sight are not drawn. */
export function PdfPages({ pdf, firstPage, blob, file, name }: PdfPagesProps) {
  const t = useTexts('documentViewer')
  const scroller = useRef<HTMLElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(1)
  const count = pdf.numPages
  const zoom = useZoom(scroller, firstPage.width * pixelsPerPoint)
  useKeepPlace(scroller, zoom.scale)

  function goTo(number: number) {
    const page = pages.current?.children[number - 1]
    if (page instanceof HTMLElement) scroller.current?.scrollTo({ top: page.offsetTop - 16 })
  }
  function noteCurrent() {
    const at = scroller.current
    if (!at) return
    const line = at.scrollTop + at.clientHeight / 3
    const tops = [...(pages.current?.children ?? [])].map((page) => (page as HTMLElement).offsetTop)
    setCurrent(Math.max(1, tops.filter((top) => top <= line).length))
  }
  const find = useFind(pdf, pages, goTo)
  function openFind(event: KeyboardEvent) {
    // Pressed again it is the browser's own search.
    if (
      find.isOpen ||
      event.key !== 'f' ||
      event.altKey ||
      event.shiftKey ||
      !(event.ctrlKey || event.metaKey)
    )
      return
    event.preventDefault()
    find.open()
  }
  function closeFind() {
    find.close()
    scroller.current?.focus()
  }
  function act(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const turn = { PageDown: 1, PageUp: -1 }[event.key]
    if (turn) goTo(Math.min(Math.max(current + turn, 1), count))
    if (turn || zoomByKey(zoom, event.key)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what a button does too.
    <div className={styles.document} onKeyDown={openFind}>
      <div>
        <ViewerTools blob={blob} file={file} zoom={zoom} draw={() => drawPages(pdf)}>
          <PageTurner current={current} count={count} goTo={goTo}>
            <IconButton icon={IconSearch} label={t('find.open')} on={find.isOpen} onClick={find.open} />
          </PageTurner>
        </ViewerTools>
        {find.isOpen && <FindBar find={find} onClose={closeFind} />}
      </div>
      <section
        ref={scroller}
        aria-label={t('pages', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        className={styles.scroller}
        onScroll={noteCurrent}
        onKeyDown={act}
      >
        <div ref={pages} className={styles.pages}>
          {Array.from({ length: count }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their number.
              key={index}
              pdf={pdf}
              number={index + 1}
              guessedSize={firstPage}
              scale={zoom.scale * pixelsPerPoint}
              scroller={scroller}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

type PageTurnerProps = { current: number; count: number; goTo: (number: number) => void; children: ReactNode }

function PageTurner({ current, count, goTo, children }: PageTurnerProps) {
  const t = useTexts('documentViewer')
  return (
    <Row gap={1}>
      {count > 1 && (
        <>
          <IconButton
            icon={IconChevronUp}
            label={t('previousPage')}
            disabled={current === 1}
            onClick={() => goTo(current - 1)}
          />
          <IconButton
            icon={IconChevronDown}
            label={t('nextPage')}
            disabled={current === count}
            onClick={() => goTo(current + 1)}
          />
        </>
      )}
      <Text size="small" as="span">
        <span role="status">{t('page', { number: current, count })}</span>
      </Text>
      {children}
    </Row>
  )
}

/** What was in sight stays there when the pages grow. */
function useKeepPlace(scroller: RefObject<HTMLElement | null>, scale: number) {
  const before = useRef(scale)
  useLayoutEffect(() => {
    const at = scroller.current
    if (at) at.scrollTop *= scale / before.current
    before.current = scale
  }, [scroller, scale])
}
