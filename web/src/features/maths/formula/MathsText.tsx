import { render } from 'katex'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './formula.module.css'

/** A text of the maths screens: what stands between dollar signs is TeX. */
export function MathsText({ children }: { children: string }) {
  return children.split('$').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    at % 2 === 1 ? <Formula key={at} tex={part} /> : <span key={at}>{part}</span>,
  )
}

/**
 * A formula as MathML, which screen readers read and browsers set by themselves: neither fonts nor styles of KaTeX are
 * needed. One that fails shows its source.
 */
export function Formula({ tex, sheet = false }: { tex: string; sheet?: boolean }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    const options = { output: 'mathml', displayMode: sheet, throwOnError: true, strict: false } as const
    try {
      render(tex, element.current, options)
      markSigns(element.current)
    } catch {
      element.current.textContent = tex
    }
  }, [tex, sheet])
  // A long one scrolls within its sheet, also by keyboard.
  return sheet ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part has to be reached by keyboard
    <div className={styles.sheet} tabIndex={0}>
      <span ref={element} className={styles.formula} />
    </div>
  ) : (
    <span ref={element} className={cx(styles.formula, styles.inline)} />
  )
}

/** A sign behind one of these belongs to the number that follows. Browsers see that at the beginning of a row alone. */
const beforeSign = /^[([{=≠<>≤≥≈⋅·×:,;]$/

function markSigns(formula: Element): void {
  for (const sign of formula.querySelectorAll('mo')) {
    const { previousElementSibling: before } = sign
    const isSign = /^[−+±]$/.test(sign.textContent) && before?.localName === 'mo'
    if (isSign && beforeSign.test(before.textContent)) sign.setAttribute('form', 'prefix')
  }
}
