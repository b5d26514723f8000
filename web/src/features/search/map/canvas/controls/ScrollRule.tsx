import { type RefObject, useEffect, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import styles from './ScrollRule.module.css'

/** Why the map did not move. */
type ScrollHint = 'wheel' | 'touch'

const shownMs = 1500
const isMac = /Mac/.test(navigator.userAgent)

/** For the eye alone: who uses the keyboard neither scrolls nor swipes. */
export function ScrollRule({ container }: { container: RefObject<HTMLElement | null> }) {
  const t = useTexts('searchMap')
  const [hint, setHint] = useState<ScrollHint>('wheel')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!container.current) return
    let timer: ReturnType<typeof setTimeout>
    const stop = keepPageScrolling(container.current, (next) => {
      clearTimeout(timer)
      setHint(next)
      setShown(true)
      timer = setTimeout(() => setShown(false), shownMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [container])
  const words = hint === 'touch' ? t('hint.touch') : t(isMac ? 'hint.wheelMac' : 'hint.wheel')
  return (
    <div className={cx(styles.hint, shown && styles.shown)} aria-hidden="true">
      {words}
    </div>
  )
}

/** A wheel without Ctrl and a single finger belong to the page; whoever meant the map is told how. */
function keepPageScrolling(container: HTMLElement, onHint: (hint: ScrollHint) => void): () => void {
  const wheeled = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.stopImmediatePropagation()
    onHint('wheel')
  }
  const touched = ({ touches }: TouchEvent) => {
    if (touches.length === 1) onHint('touch')
  }
  container.addEventListener('wheel', wheeled, { capture: true, passive: true })
  container.addEventListener('touchmove', touched, { passive: true })
  return () => {
    container.removeEventListener('wheel', wheeled, { capture: true })
    container.removeEventListener('touchmove', touched)
  }
}
