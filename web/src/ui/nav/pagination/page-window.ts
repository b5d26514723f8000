export type PageStep = number | 'gap'

/** First, last, the current page and its neighbours; a gap only where it hides at least two pages. */
export function pageWindow(page: number, pages: number): PageStep[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (step) => step >= 1 && step <= pages,
  )
  return shown.flatMap((step, index): PageStep[] => {
    const before = shown[index - 1] ?? 0
    const hidden = step - before - 1
    if (hidden === 1) return [step - 1, step]
    return hidden > 1 ? ['gap', step] : [step]
  })
}
