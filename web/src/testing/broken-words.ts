/** Words of which one part stands in another line than the rest; at a soft hyphen one word ends. */
export function brokenWords(within: Element | null): string[] {
  if (!within) throw new Error('There is nothing to look at')
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      const lines = [...word].map((_, at) => {
        range.setStart(node, index + at)
        range.setEnd(node, index + at + 1)
        // A hyphen that was drawn before a letter counts to it.
        return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
      })
      if (new Set(lines).size > 1) broken.push(word)
    }
  return broken
}
