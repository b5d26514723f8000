/** A place in the text of a page, counted from 0. */
export type Hit = { page: number; start: number; end: number }

/** Where the words stand in these pages, upper and lower case alike; nothing for an empty question. */
export function findHits(pages: readonly string[], sought: string): Hit[] {
  const words = fold(sought.trim())
  if (words === '') return []
  return pages.flatMap((text, page) => {
    const folded = fold(text)
    const hits: Hit[] = []
    for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length)) {
      hits.push({ page, start: at, end: at + words.length })
    }
    return hits
  })
}

/** As long as it was, character by character: what is found is marked at the same place. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const lower = text.charAt(index).toLowerCase()
    return lower.length === 1 && !/\s/.test(lower) ? lower : lower.length === 1 ? ' ' : text.charAt(index)
  }).join('')

type Item = { str: string; hasEOL: boolean } | object

/** The text of a page as its text layer has it; a new line is a space. */
export const textOfItems = (items: readonly Item[]): string =>
  items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')

/** The part of a page's text layer between two places of its text; null where it is not drawn so far. */
export function rangeIn(layer: Element, { start, end }: Pick<Hit, 'start' | 'end'>): Range | null {
  const nodes = document.createTreeWalker(layer, NodeFilter.SHOW_ALL)
  const range = document.createRange()
  let at = 0
  let isBegun = false
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLBRElement) at += 1
    if (!(node instanceof Text)) continue
    const after = at + node.data.length
    if (!isBegun && start < after) {
      range.setStart(node, Math.max(0, start - at))
      isBegun = true
    }
    if (isBegun && end <= after) {
      range.setEnd(node, Math.max(0, end - at))
      return range
    }
    at = after
  }
  return null
}
