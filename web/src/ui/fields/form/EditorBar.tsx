import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Container, type ContainerWidth } from '#ui/layout/Container.tsx'
import styles from './EditorBar.module.css'

interface EditorBarProps {
  title: ReactNode
  /** 2 where it is edited within another page. */
  level?: 1 | 2
  width?: ContainerWidth
  /** Below the title: SaveState, or what is edited. */
  children?: ReactNode
  actions?: ReactNode
  /** A line of its own below, as long as there is something to say. */
  below?: ReactNode
}

/** Head of what is edited step by step: it stays in sight, and holds the page's h1 where it is a screen of its own. */
export function EditorBar({ title, level = 1, width = 'default', children, actions, below }: EditorBarProps) {
  const Heading = `h${level}` as const
  const bar = useCoveredTop()
  return (
    <div ref={bar} className={styles.bar}>
      <Container width={width} className={styles.line}>
        <div className={styles.words}>
          <Heading className="h3" tabIndex={-1}>
            {title}
          </Heading>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Container>
      <Container width={width} className={styles.below}>
        {below}
      </Container>
    </div>
  )
}

/** What has the focus is scrolled below it (WCAG 2.4.11): in a narrow window its words and buttons take several lines. */
function useCoveredTop() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--covered-top', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.removeProperty('--covered-top')
    }
  }, [])
  return ref
}
