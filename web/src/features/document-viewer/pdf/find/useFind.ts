import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { findHits, type Hit, rangeIn, textOfItems } from './find-hits.ts'

/** Styled in `pages.module.css`. */
const highlightName = 'found-in-document'

export type Find = ReturnType<typeof useFind>

/** Looks for words in the whole document, also in pages that are not drawn, and shows one hit after the other. */
export function useFind(
  pdf: PDFDocumentProxy,
  pages: RefObject<HTMLElement | null>,
  goTo: (page: number) => void,
) {
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const texts = useTextsOf(pdf, isOpen)
  const sought = useDeferredValue(words)
  const hits = useMemo(() => (isOpen && texts ? findHits(texts, sought) : []), [isOpen, texts, sought])
  const hit = hits[at % Math.max(1, hits.length)]
  useShown(hit, pages, goTo)
  return {
    isOpen,
    words,
    count: hits.length,
    /** From 1. */
    number: hits.length > 0 ? (at % hits.length) + 1 : 0,
    isReading: isOpen && texts === null,
    open: () => setOpen(true),
    close: () => setOpen(false),
    ask(next: string) {
      setWords(next)
      setAt(0)
    },
    step: (by: 1 | -1) => setAt((before) => (before + by + hits.length) % Math.max(1, hits.length)),
  }
}

/** Read when somebody looks for something first. */
function useTextsOf(pdf: PDFDocumentProxy, isWanted: boolean): string[] | null {
  const [texts, setTexts] = useState<string[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    async function read() {
      const read: string[] = []
      for (let number = 1; number <= pdf.numPages && !isOver; number += 1)
        read.push(await textOf(pdf, number))
      if (!isOver) setTexts(read)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [pdf, isWanted])
  return texts
}

/** A damaged page has none. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number)
    return textOfItems((await page.getTextContent()).items)
  } catch {
    return ''
  }
}

/** Scrolls to the hit and marks it, as soon as the words of its page are drawn. */
function useShown(hit: Hit | undefined, pages: RefObject<HTMLElement | null>, goTo: (page: number) => void) {
  const key = hit && `${hit.page} ${hit.start} ${hit.end}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which hit it is
  useEffect(() => {
    const page = hit && pages.current?.children[hit.page]
    if (!hit || !page) return
    goTo(hit.page + 1)
    let isScrolled = false
    const mark = () => {
      const range = rangeIn(page, hit)
      if (!range) return
      CSS.highlights?.set(highlightName, new Highlight(range))
      if (!isScrolled)
        range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
      isScrolled = true
    }
    mark()
    // The words come, and come anew, when the page is drawn.
    const observer = new MutationObserver(mark)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      CSS.highlights?.delete(highlightName)
    }
  }, [key, pages])
}
