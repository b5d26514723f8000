import { type RefObject, useEffect, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import styles from './ScrollRule.module.css'
import { keepPageScrolling, type ScrollHint } from './scroll-rule.ts'

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
