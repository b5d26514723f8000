import { paths } from '@tandem/contract/paths'
import { useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { useSettings } from '#lib/settings.ts'
import { onWindowResize } from '#lib/window-resize.ts'
import { ConsentForm } from '../ConsentForm.tsx'
import { openCookieSettings } from '../opened.ts'
import styles from './CookieBanner.module.css'

/**
 * Asks at the edge of the page, which stays readable and usable. It comes after the skip link in the order of the
 * keyboard and takes no focus by itself.
 */
export function CookieBanner({ recipient }: { recipient: string }) {
  const t = useTexts('consent')
  const common = useTexts('common')
  const to = useTo()
  const id = useId()
  const { pages } = useSettings()
  const banner = useCoveredBottom()
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <ConsentForm
        recipient={recipient}
        initial={false}
        brief
        onMore={openCookieSettings}
        onDone={focusPageHeading}
      />
      <p className={styles.links}>
        {(['privacy', 'imprint'] as const)
          .filter((key) => pages[key])
          .map((key) => (
            <Link key={key} to={to(paths[key]())}>
              {common(`footer.${key}`)}
            </Link>
          ))}
      </p>
    </section>
  )
}

/** What rests at the bottom of the window moves above it, and what has the focus is scrolled above it (WCAG 2.4.11). */
function useCoveredBottom() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const banner = ref.current
    if (!banner) return
    const root = document.documentElement.style
    const measure = () => {
      // In a low window it stands at the top of the page and covers nothing.
      const isFixed = getComputedStyle(banner).position === 'fixed'
      root.setProperty(
        '--covered-bottom',
        isFixed ? `${innerHeight - banner.getBoundingClientRect().top}px` : '0px',
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(banner)
    const stopResize = onWindowResize(measure)
    return () => {
      observer.disconnect()
      stopResize()
      root.removeProperty('--covered-bottom')
    }
  }, [])
  return ref
}
