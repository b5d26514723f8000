/** Words of which one part stands in another line than the rest. */
export function brokenWords(within: Element | null): string[] {
  if (!within) throw new Error('There is nothing to look at')
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  return broken
}
